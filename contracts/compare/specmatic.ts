/** Specmatic's contract tests, with an example file for each request of the app. */
import { readFileSync, readdirSync, rmSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ReferenceBackEnd } from '../reference/back-end.ts'
import { startFaultProxy } from '../faults/provider/proxy.ts'
import type { Parameter } from '#contracts/verify/document.ts'
import { FORM } from '#contracts/verify/draft.ts'
import type { Interaction } from '#contracts/verify/pacts.ts'
import { REQUEST_HEADER } from '#contracts/verify/proxy.ts'
import { createStateHook } from '#contracts/verify/state-hook.ts'
import { readDocument } from '#contracts/material.ts'
import type { Material } from '#contracts/verify/specification/material.ts'
import { arrange, type AppRequest } from './app-requests.ts'
import { install, PACKAGES, workFolder } from './install.ts'
import { readFailures } from './junit.ts'
import { run } from './program.ts'
import { partOf } from './specification.ts'
import type { Finding, Round, Tool } from './tool.ts'

/** Where a report goes on with what was sent and received. */
const END = /\n\s*Request to http/
/** A busy machine is no fault. */
const TIMEOUT_SECONDS = 60
/**
 * Now and then it makes up a text that its URL encoder never comes to the end of: such a run is stopped and begun again. A round whose
 * faults leave requests unanswered waits a minute for each.
 */
const MINUTES = 15
const ATTEMPTS = 3
/** Runs are short: the time is better spent on the tests than on compiling. */
const JAVA = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC']

/** Specmatic refuses examples with a header that is not documented; the requests whose failure a state plans have this one. */
function withRequestHeader(part: ReturnType<typeof partOf>) {
  const header = { name: REQUEST_HEADER, in: 'header', required: false, schema: { type: 'string' } }
  const paths = Object.entries(part.paths).map(([path, item]) => {
    const shared = (item['parameters'] ?? []) as Parameter[]
    return [path, { ...item, parameters: [...shared, header] }] as const
  })
  return { ...part, paths: Object.fromEntries(paths) }
}

/** An external example as Specmatic reads it. The response only says for which documented one the request is. */
function exampleOf({ description, operation, raw }: Interaction, { draft, sent }: AppRequest) {
  const fields =
    operation.body?.type === FORM
      ? { 'form-fields': Object.fromEntries(draft.body.map(([name, value]) => [name, String(value)])) }
      : { body: sent.body === '' ? undefined : JSON.parse(sent.body) }
  return {
    name: description,
    'http-request': {
      method: operation.method,
      path: operation.path,
      query: Object.fromEntries(draft.query),
      headers: draft.headers,
      ...(operation.body && fields),
    },
    'http-response': {
      status: 200,
      headers: {
        'Content-Type': operation.isStream ? 'text/event-stream' : 'application/json',
        'Content-Language': 'en',
        'Cache-Control': 'no-store',
        'X-Content-Type-Options': 'nosniff',
      },
      body: raw.response.body?.content,
    },
  }
}

/** Specmatic, one run for each round. */
export function specmatic(reference: ReferenceBackEnd, material: Material, java: string): Tool {
  const jar = join(install('specmatic'), 'specmatic.jar')
  const whole = readDocument()
  let runs = 0

  async function check(round: Round): Promise<Finding[]> {
    for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
      // oxlint-disable-next-line no-await-in-loop -- Another attempt follows only where one was stopped.
      const findings = await runOnce(round)
      if (findings) return findings
    }
    throw new Error(`Specmatic did not end within ${MINUTES} minutes, ${ATTEMPTS} times.`)
  }

  /** @returns undefined when it was stopped */
  async function runOnce({ operations, faults }: Round): Promise<Finding[] | undefined> {
    const folder = join(workFolder('specmatic'), String(++runs))
    const [examples, reports] = [join(folder, 'examples'), join(folder, 'reports')]
    const specification = join(folder, 'openapi.json')
    rmSync(folder, { recursive: true, force: true })
    for (const each of [examples, reports]) mkdirSync(each, { recursive: true })
    writeFileSync(specification, JSON.stringify(withRequestHeader(partOf(whole, operations))))
    const statesPath = new URL(reference.statesUrl).pathname
    const proxy = await startFaultProxy(reference.url, statesPath, faults)
    const hook = createStateHook(new URL(statesPath, proxy.url))
    try {
      const interactions = material.interactions.filter(({ operation }) => operations.includes(operation.id))
      for (const [index, one] of interactions.entries()) {
        const example = exampleOf(one, await arrange(hook, one))
        writeFileSync(join(examples, `${index}.json`), JSON.stringify(example))
      }
      const given = [
        specification,
        `--testBaseURL=${proxy.url}`,
        `--examples=${examples}`,
        `--junitReportDir=${reports}`,
        `--timeout=${TIMEOUT_SECONDS}`,
      ]
      const { code, output } = await run('java', [...JAVA, '-jar', jar, 'test', ...given], {
        cwd: folder,
        environment: { IGNORE_INLINE_EXAMPLES: 'true' },
        minutes: MINUTES,
      })
      if (code === null) return undefined
      const [report] = readdirSync(reports)
      if (report === undefined) throw new Error(`Specmatic ended without a result: ${output.slice(-4000)}`)
      return readFailures(readFileSync(join(reports, report), 'utf8'), material.operations, END)
    } finally {
      hook.close()
      await proxy.close()
    }
  }
  return {
    name: 'Specmatic',
    version: `${PACKAGES.specmatic.version} (Java ${java})`,
    roundSize: 12,
    atOnce: 2,
    cleanSize: 24,
    check,
  }
}
