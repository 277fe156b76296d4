/** Dredd, which sends a request for each operation and judges the answer; hooks give it all requests of the app. */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { ReferenceBackEnd } from '../reference/back-end.ts'
import { startFaultProxy } from '../faults/provider/proxy.ts'
import type { Document } from '#contracts/verify/document.ts'
import { rawOf } from '#contracts/verify/operations.ts'
import type { Interaction } from '#contracts/verify/pacts.ts'
import { createStateHook, type StateHook } from '#contracts/verify/state-hook.ts'
import { readDocument } from '#contracts/material.ts'
import type { Material } from '#contracts/verify/specification/material.ts'
import { toOpenApi30 } from '../openapi-3.0.ts'
import { arrange } from './app-requests.ts'
import { install, PACKAGES, workFolder } from './install.ts'
import { readFailures } from './junit.ts'
import { run } from './program.ts'
import { partOf } from './specification.ts'
import type { Finding, Round, Tool } from './tool.ts'

const HOOKS = join(import.meta.dirname, 'dredd-hooks.cjs')
const SETTINGS = ['--no-color', '--loglevel=error', '--header=Accept-Language: en']
/** What the hooks say. */
const NOT_SET_UP = 'the states could not be set up'
/** Where a report goes on with what was sent and received. */
const END = /\nRequest: *\n|\nStacktrace: *\n/
const JSON_TYPE = 'application/json'

/** Gives the hooks each request when they ask for it, so that its states are set up just before. */
async function serveRequests(hook: StateHook, interactions: readonly Interaction[]) {
  const byKey = new Map(interactions.map(one => [one.key, one]))
  const server = createServer((asked, answer) => {
    const interaction = byKey.get(decodeURIComponent((asked.url ?? '/').slice(1)))
    if (!interaction) return void answer.writeHead(404).end()
    arrange(hook, interaction)
      .then(({ sent }) => answer.end(JSON.stringify(sent)))
      .catch((error: Error) => answer.destroy(error))
  })
  // A connection that is kept could be closed just as it is used again.
  server.keepAliveTimeout = 0
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() }
}

/** What is expected of an answer: its type, and the schema of a success or of a refusal, with the code. */
function expectedOf({ operation, expectedCode }: Interaction, whole: Document) {
  const { schemas } = partOf(whole, [operation.id]).components
  const schema = rawOf(whole, operation).responses['200']?.content?.[JSON_TYPE]?.schema
  const [success, refusal] = schema?.oneOf ?? []
  return {
    // Dredd compares it letter by letter.
    type: 'application/json; charset=utf-8',
    schema: {
      $schema: 'http://json-schema.org/draft-07/schema#',
      allOf: [
        (expectedCode === 200 ? success : refusal) ?? schema,
        { properties: { code: { const: expectedCode } } },
      ],
      components: { schemas },
    },
  }
}

/** Dredd and its hooks, one run for each round. */
export function dredd(reference: ReferenceBackEnd, material: Material): Tool {
  const program = join(install('dredd'), 'bin/dredd')
  const folder = workFolder('dredd')
  const whole = readDocument()
  const [requests, specification, report] = ['requests.json', 'openapi.json', 'report.xml'].map(name =>
    join(folder, name),
  ) as [string, string, string]

  async function check({ operations, faults }: Round): Promise<Finding[]> {
    const interactions = material.interactions.filter(({ operation }) => operations.includes(operation.id))
    const byAddress: Record<string, object[]> = {}
    for (const one of interactions) {
      const { method, path } = one.operation
      const found = (byAddress[`${method} ${path}`] ??= [])
      found.push({ key: one.key, name: one.description, ...expectedOf(one, whole) })
    }
    writeFileSync(requests, JSON.stringify(byAddress))
    writeFileSync(specification, JSON.stringify(toOpenApi30(partOf(whole, operations))))
    rmSync(report, { force: true })
    const statesPath = new URL(reference.statesUrl).pathname
    const proxy = await startFaultProxy(reference.url, statesPath, faults)
    const hook = createStateHook(new URL(statesPath, proxy.url))
    const served = await serveRequests(hook, interactions)
    try {
      const given = [
        specification,
        proxy.url,
        `--hookfiles=${HOOKS}`,
        '--reporter=xunit',
        `--output=${report}`,
      ]
      const { output } = await run(process.execPath, [program, ...given, ...SETTINGS], {
        cwd: folder,
        environment: { COMPARE_REQUESTS: requests, COMPARE_ARRANGE: served.url },
      })
      if (!existsSync(report) || output.includes(NOT_SET_UP) || !/^complete: \d+ passing/m.test(output)) {
        throw new Error(`Dredd ended without a result: ${output.slice(-2000)}`)
      }
      return readFailures(readFileSync(report, 'utf8'), material.operations, END)
    } finally {
      served.close()
      hook.close()
      await proxy.close()
    }
  }
  return {
    name: 'Dredd',
    version: PACKAGES.dredd.version,
    roundSize: 100,
    atOnce: 1,
    cleanSize: Number.POSITIVE_INFINITY,
    check,
  }
}
