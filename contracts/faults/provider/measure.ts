/** Runs the verifier against a back end with each fault, and sees whether it is caught by its name. */
import type { Options } from '#contracts/verify/options.ts'
import type { FailedRow, Report } from '#contracts/verify/results.ts'
import { verify, type Material } from '#contracts/verify/verify.ts'
import type { ReferenceBackEnd } from '#contracts/reference/back-end.ts'
import type { Fault } from './fault.ts'
import { startFaultProxy } from './proxy.ts'

export interface Measured {
  readonly name: string
  readonly operation: string
  /** What a row says that names the fault; undefined when none does. */
  readonly caughtBy: string | undefined
  /** Rows that failed, for whatever reason. */
  readonly failed: number
  readonly milliseconds: number
}

/** What a failing row says, one line for each problem. */
function saidBy({ suite, name, problems }: FailedRow): string[] {
  return problems.map(({ says }) => `${suite} · ${name} · ${says}`)
}

/** The page that calls is the back end's own, as without a proxy. */
const optionsFor = (url: string, reference: ReferenceBackEnd, only: readonly string[]): Options => ({
  url: new URL(url),
  states: new URL(new URL(reference.statesUrl).pathname, url),
  origin: new URL(reference.url).origin,
  only,
  token: undefined,
  report: undefined,
  allowWrites: false,
  strict: false,
})

/** Verifies some operations through a proxy with a fault, or without one. */
export async function verifyWith(
  reference: ReferenceBackEnd,
  material: Material,
  only: readonly string[],
  fault?: Fault,
): Promise<Report> {
  const statesPath = new URL(reference.statesUrl).pathname
  const proxy = await startFaultProxy(reference.url, statesPath, fault)
  try {
    return await verify(optionsFor(proxy.url, reference, only), material)
  } finally {
    await proxy.close()
  }
}

/** One fault, measured. */
export async function measure(
  reference: ReferenceBackEnd,
  material: Material,
  fault: Fault,
): Promise<Measured> {
  const { name, operation, shows } = fault
  const { rows, milliseconds } = await verifyWith(reference, material, [operation], fault)
  const failed = rows.filter(row => row.outcome === 'failed')
  const caughtBy = failed.flatMap(saidBy).find(line => shows.test(line))
  return { name, operation, caughtBy, failed: failed.length, milliseconds }
}
