/** Times that an answer gives as those of now (`x-now`), by the clock of the verifier. */
import type { Operation } from '../document.ts'
import type { Violation } from '../wire.ts'
import { successProblems, successProbe, type Probe } from './probe.ts'

/** Clocks may differ by so much; time zones differ by more. */
const TOLERANCE = 5 * 60_000
const MINUTE = 60_000

const valueAt = (value: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((found, key) => (found as Record<string, unknown> | null | undefined)?.[key], value)

function clockProblem(path: string, value: unknown, pointer: string): Violation[] {
  const by = Number(value) - Date.now()
  if (typeof value !== 'number' || Math.abs(by) <= TOLERANCE) return []
  const minutes = Math.round(Math.abs(by) / MINUTE)
  const says = `${path} is ${value} (${new Date(value).toISOString()}), ${minutes} minutes ${by > 0 ? 'later' : 'earlier'} than now`
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
            clockProblem(path, valueAt(exchange.received.json, path), pointer),
          )
          return { problems: failed.length > 0 ? failed : wrong, exchanges: [exchange] }
        }),
      ]
