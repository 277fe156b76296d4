/**
 * Runs Pact's verifier over files, one after the other, in a process of its own: it prints as it goes, and native code that fails takes its
 * process with it. The result of each goes beside it. `verifyPacts` is called directly, because the Verifier class over it turns form bodies into JSON (pact-foundation/pact-js#884).
 */
import { writeFileSync } from 'node:fs'
import core from '@pact-foundation/pact-core'

const [url = '', statesUrl = '', ...files] = process.argv.slice(2)

// A CommonJS module with __esModule: Node adds a `default` that its types do not have.
const pact = (core as unknown as { default?: typeof core }).default ?? core

for (const file of files) {
  // oxlint-disable-next-line no-await-in-loop -- interactions of one process go one after the other
  const verdict = await pact
    .verifyPacts({
      pactUrls: [file],
      providerBaseUrl: url,
      providerStatesSetupUrl: statesUrl,
      providerStatesSetupBody: true,
      providerStatesSetupTeardown: true,
      provider: 'back end',
      logLevel: 'error',
      timeout: 15_000,
      // It only calls the proxy on this machine; otherwise it loads the system's certificates for every request.
      disableSslVerification: true,
    })
    // A failed verification is an error whose message is the result.
    .catch((error: Error) => error.message)
  writeFileSync(`${file}.result`, verdict)
}
