/** Times that an answer gives as those of now (`x-now`), by the clock of the verifier. */
import type { Operation } from '../document.ts'
import { millisecondsOf } from '../times.ts'
import type { Violation } from '../wire.ts'
import { successProblems, successProbe, type Probe } from './probe.ts'

/** Clocks may differ by so much; time zones differ by more. */
const TOLERANCE = 5 * 60_000
const MINUTE = 60_000

const valueAt = (value: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((found, key) => (found as Record<string, unknown> | null | undefined)?.[key], value)

function clockProblem({ profile }: Operation, path: string, value: unknown, pointer: string): Violation[] {
  const time = millisecondsOf(profile, value)
  const by = (time ?? 0) - Date.now()
  if (time === undefined || Math.abs(by) <= TOLERANCE) return []
  const minutes = Math.round(Math.abs(by) / MINUTE)
  const says = `${path} is ${String(value)} (${new Date(time).toISOString()}), ${minutes} minutes ${by > 0 ? 'later' : 'earlier'} than now`
  return [{ says, pointer }]
}

/** The probe of an operation that answers with a time of now; none for others. */
export const clockProbes = (operation: Operation): Probe[] =>
  operation.now.length === 0
    ? []
    : [
        successProbe('times of now', async scene => {
          const exchange = await scene.ask(scene.draft)
          const failed = successProblems(scene, exchange)
          const pointer = `${operation.pointer}/x-now`
          const wrong = operation.now.flatMap(path =>
            clockProblem(operation, path, valueAt(exchange.received.json, path), pointer),
          )
          return { problems: failed.length > 0 ? failed : wrong, exchanges: [exchange] }
        }),
      ]
