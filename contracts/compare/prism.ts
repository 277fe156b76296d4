/**
 * Prism's validating proxy. It sends nothing itself, so all traffic of the verifier passes through it, and what it says of the answers is
 * read from the header that it adds. What it says of requests is not counted: they are wrong on purpose.
 */
import { ROOT } from '#contracts/material.ts'
import type { Material } from '#contracts/verify/specification/material.ts'
import { join } from 'node:path'
import type { ReferenceBackEnd } from '../reference/back-end.ts'
import { startFaultProxy } from '../faults/provider/proxy.ts'
import type { Seen } from '#contracts/verify/traffic/judge-traffic.ts'
import { startPassingProxy } from '#contracts/verify/traffic/passing-proxy.ts'
import { verify } from '#contracts/verify/verify.ts'
import { answeredRows } from './answered.ts'
import { install, PACKAGES, workFolder } from './install.ts'
import { serve } from './program.ts'
import type { Finding, Round, Tool } from './tool.ts'

/** Prism never answers a JSON body where a form is documented. */
const UNANSWERED = /^a body (said to be|that is no object)/

interface Violation {
  readonly location: readonly (string | number)[]
  readonly severity: string
  readonly message: string
}

/** A violation in the header; where there are too many it is cut off, behind words that say so, and is JSON no more. */
const VIOLATION =
  /\{"location":\[[^\]]*\],"severity":"[^"]*",(?:"code":"[^"]*",)?"message":"(?:[^"\\]|\\.)*"\}/g

/** What Prism says of an answer: violations in a header, or a problem of its own in place of the answer. */
function readVerdict({ method, url, headers, body }: Seen, material: Material): Finding[] {
  const operation = material.operations.find(({ path }) => path === url.pathname)?.id
  if (operation === undefined) return []
  const violations = [...(headers['sl-violations'] ?? '').matchAll(VIOLATION)].map(
    ([violation]) => JSON.parse(violation) as Violation,
  )
  const ofAnswer = violations
    .filter(({ location }) => location[0] === 'response')
    .map(({ location, message }) => `${location.join('.')} ${message}`)
  const isProblem = headers['content-type']?.startsWith('application/problem+json')
  const title = isProblem ? (JSON.parse(body || '{}') as { title?: string }).title : undefined
  return [...ofAnswer, ...(title === undefined ? [] : [`${method}: ${title}`])].map(says => ({
    operation,
    says,
  }))
}

/** Prism, started anew for each round in front of the back end with the faults of the round. */
export function prism(reference: ReferenceBackEnd, material: Material): Tool {
  const program = join(install('prism'), 'dist/index.js')
  const statesPath = new URL(reference.statesUrl).pathname
  // It passes an answer on when it has ended, which a stream never does.
  const streams = new Set(material.operations.filter(({ isStream }) => isStream).map(({ id }) => id))

  async function check({ operations, faults }: Round): Promise<Finding[]> {
    const only = operations.filter(id => !streams.has(id))
    if (only.length === 0) return []
    const findings: Finding[] = []
    const behind = await startFaultProxy(reference.url, statesPath, faults)
    const given = ['proxy', `${ROOT}/openapi/bundle.json`, behind.url, '--port', '0']
    const proxy = await serve(
      process.execPath,
      [program, ...given],
      { cwd: workFolder('prism') },
      /Prism is listening on (http:\S+:\d+)/,
    )
    const before = await startPassingProxy(
      new URL(proxy.url),
      { host: '127.0.0.1', port: 0 },
      seen => void findings.push(...readVerdict(seen, material)),
    )
    try {
      const report = await verify(
        {
          url: new URL(before.url),
          states: new URL(statesPath, behind.url),
          origin: new URL(reference.url).origin,
          only,
          token: undefined,
          headers: {},
          report: undefined,
          allowWrites: false,
          strict: false,
          failUnder: undefined,
          walks: 0,
          seed: 1,
        },
        material,
      )
      answeredRows({ ...report, rows: report.rows.filter(({ name }) => !UNANSWERED.test(name)) })
    } finally {
      await before.close()
      proxy.stop()
      await behind.close()
    }
    return findings
  }
  return {
    name: 'Prism proxy',
    version: PACKAGES.prism.version,
    roundSize: 20,
    cleanSize: 20,
    atOnce: 2,
    isApplicable: ({ operation }) => !streams.has(operation),
    check,
  }
}
