/** What customers saw of the faults: errors after their one retry, in and outside failovers, and how soon writes passed again. */
import type { FaultRecord } from '#tests/support/cluster/faults.ts'
import type { Operation } from './history.ts'

interface Share {
  readonly operations: number
  readonly errors: number
}

export interface Availability {
  readonly outside: Share
  readonly inside: Share
  /** Of the operations that needed it. */
  readonly retried: number
  /** How often each error was seen outside failovers. */
  readonly reasons: ReadonlyMap<string, number>
  /** For each promotion: milliseconds from it to the first write that was begun after the fault and confirmed. */
  readonly recoveries: readonly number[]
  /** For each fault of a primary: milliseconds from it to that write. */
  readonly outages: readonly number[]
}

/** Faults of the primary: the only ones that customers may notice. */
const FAILOVERS = new Set<FaultRecord['fault']>(['killPrimary', 'pausePrimary'])
/** What was begun this much later is outside. */
const SETTLE = 2_000

interface Window {
  readonly from: number
  readonly to: number
}

const isWrite = ({ name }: Operation) => name === 'buy' || name === 'limit'

/** The first write that was begun after a time and confirmed; it is measured by its answer. */
function firstWriteAfter(history: readonly Operation[], time: number): number | undefined {
  const ends = history.flatMap(each =>
    isWrite(each) && each.outcome === 'confirmed' && each.began >= time ? [each.ended] : [],
  )
  return ends.length > 0 ? ends.reduce((least, end) => Math.min(least, end)) : undefined
}

/** Measures a run. A refusal is no error: it is an answer. */
export function measureAvailability(
  history: readonly Operation[],
  faults: readonly FaultRecord[],
): Availability {
  const recoveries: number[] = []
  const outages: number[] = []
  const windows = faults.flatMap(({ fault, began, promoted, ended }): Window[] => {
    if (!FAILOVERS.has(fault)) return []
    const served = firstWriteAfter(history, began) ?? ended
    if (promoted !== undefined) {
      recoveries.push(Math.max(0, served - promoted))
      outages.push(served - began)
    }
    return [{ from: began, to: Math.max(served, promoted ?? 0) + SETTLE }]
  })
  const counted = history.filter(
    ({ isProbe, session }) => !isProbe && session !== 'repeat' && session !== 'opening',
  )
  const isInside = ({ began, ended }: Operation) =>
    windows.some(({ from, to }) => began <= to && ended >= from)
  const isError = ({ outcome }: Operation) => outcome === 'unknown'
  const share = (operations: readonly Operation[]): Share => ({
    operations: operations.length,
    errors: operations.filter(isError).length,
  })
  const outside = counted.filter(each => !isInside(each))
  const reasons = new Map<string, number>()
  for (const { reason = '' } of outside.filter(isError)) reasons.set(reason, (reasons.get(reason) ?? 0) + 1)
  return {
    outside: share(outside),
    inside: share(counted.filter(isInside)),
    retried: counted.filter(({ attempts }) => attempts > 1).length,
    reasons,
    recoveries,
    outages,
  }
}
