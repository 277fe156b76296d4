/** What a cluster run prints in the end. */
import type { FaultRecord } from '#tests/support/cluster/faults.ts'
import type { Availability } from './availability.ts'
import type { Finding } from './checker.ts'
import type { Operation } from './history.ts'

/** Of the operations outside failovers. */
const MAX_ERROR_PERCENT = 0.1
/** Milliseconds from a promotion to the first write. */
const MAX_RECOVERY = 10_000

interface Results {
  readonly faults: readonly FaultRecord[]
  readonly history: readonly Operation[]
  readonly findings: readonly Finding[]
  readonly availability: Availability
}

const seconds = (ms: number | undefined) => (ms === undefined ? '-' : `${(ms / 1000).toFixed(1)} s`)

/** Median and maximum. */
function spread(values: readonly number[]): string {
  const sorted = values.toSorted((a, b) => a - b)
  return `median ${seconds(sorted[Math.floor(sorted.length / 2)])}, at most ${seconds(sorted.at(-1))}`
}

const percent = (part: number, all: number) => (all === 0 ? 0 : (part / all) * 100)

/** Prints everything. @returns whether all of it is as it must be */
export function printReport({ faults, history, findings, availability }: Results): boolean {
  const { outside, inside, retried, reasons, recoveries, outages } = availability
  const counts = Map.groupBy(faults, ({ fault }) => fault)
  const outcomes = Map.groupBy(history, ({ outcome }) => outcome)
  const count = (name: Operation['outcome']) => outcomes.get(name)?.length ?? 0
  const errorPercent = percent(outside.errors, outside.operations)
  console.log(`\nfaults      ${[...counts].map(([name, all]) => `${name} ${all.length}`).join(', ')}`)
  console.log(
    `operations  ${history.length}: ${count('confirmed')} confirmed, ${count('refused')} refused, ${count('unknown')} unknown`,
  )
  console.log(`retried     ${retried}`)
  console.log(
    `errors      outside failovers ${outside.errors} of ${outside.operations} (${errorPercent.toFixed(3)} %)`,
  )
  for (const [reason, times] of reasons) console.log(`              ${times} × ${reason}`)
  console.log(`            during failovers ${inside.errors} of ${inside.operations}`)
  console.log(`writes      after a promotion: ${spread(recoveries)}; after the fault: ${spread(outages)}`)
  console.log(`findings    ${findings.length}`)
  for (const { check, message } of findings.slice(0, 50)) console.log(`              ${check}: ${message}`)
  const slow = recoveries.filter(ms => ms > MAX_RECOVERY).length
  const problems = [
    ...(findings.length > 0 ? ['the ledger contradicts what customers were told'] : []),
    ...(errorPercent >= MAX_ERROR_PERCENT
      ? [`errors outside failovers are not under ${MAX_ERROR_PERCENT} %`]
      : []),
    ...(slow > 0 ? [`${slow} times writes passed later than 10 s after the promotion`] : []),
  ]
  console.log(problems.length === 0 ? 'Everything holds.' : `Does not hold: ${problems.join('; ')}.`)
  return problems.length === 0
}
