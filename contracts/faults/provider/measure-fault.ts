/** Runs the verifier against a back end with a fault and checks whether it identifies the fault. */
import type { Material } from '#contracts/verify/specification/material.ts'
import type { Options } from '#contracts/verify/options.ts'
import type { FailedRow, Report } from '#contracts/verify/results.ts'
import { verify } from '#contracts/verify/verify.ts'
import type { ReferenceBackEnd } from '#contracts/reference/back-end.ts'
import type { Fault } from './fault.ts'
import { startFaultProxy } from './proxy.ts'

export interface FaultMeasurement {
  readonly name: string
  readonly operation: string
  /** The row message that identifies the fault; undefined when none does. */
  readonly caughtBy: string | undefined
  /** The number of failed rows. */
  readonly failed: number
  readonly milliseconds: number
}

/** The messages of a failed row, one line per problem. */
function messagesOf({ suite, name, problems }: FailedRow): string[] {
  return problems.map(({ says }) => `${suite} · ${name} · ${says}`)
}

/** Through a proxy at a URL, also for states; the calling origin is the back end's own, as without one. */
export const optionsFor = (
  url: string,
  reference: ReferenceBackEnd,
  only: readonly string[],
  walks: number,
): Options => ({
  url: new URL(url),
  states: new URL(new URL(reference.statesUrl).pathname, url),
  origin: new URL(reference.url).origin,
  only,
  token: undefined,
  headers: {},
  report: undefined,
  allowWrites: false,
  strict: false,
  failUnder: undefined,
  walks,
  seed: 1,
})

/** Verifies some operations through a proxy, with or without a fault, and counts what the fault has changed. */
export async function verifyWith(
  reference: ReferenceBackEnd,
  material: Material,
  only: readonly string[],
  fault?: Fault,
): Promise<Report & { readonly changes: number }> {
  const statesPath = new URL(reference.statesUrl).pathname
  const proxy = await startFaultProxy(reference.url, statesPath, fault ? [fault] : [])
  try {
    const all = [...only, ...(fault?.walks?.with ?? [])]
    const options = optionsFor(proxy.url, reference, all, fault?.walks?.count ?? 0)
    return { ...(await verify(options, material)), changes: proxy.changes() }
  } finally {
    await proxy.close()
  }
}

/** Measures one fault. */
export async function measureFault(
  reference: ReferenceBackEnd,
  material: Material,
  fault: Fault,
): Promise<FaultMeasurement> {
  const { name, operation, shows } = fault
  const { rows, milliseconds } = await verifyWith(reference, material, [operation], fault)
  const failed = rows.filter(row => row.outcome === 'failed')
  const caughtBy = failed.flatMap(messagesOf).find(line => shows.test(line))
  return { name, operation, caughtBy, failed: failed.length, milliseconds }
}
