/** Shrinks a failing history: removes parts as long as it fails in the same way (delta debugging). */
import type { Finding } from './findings.ts'
import type { SimulationEvent } from './history.ts'

type Events = readonly SimulationEvent[]

const without = (events: Events, from: number, to: number): Events => [
  ...events.slice(0, from),
  ...events.slice(to),
]

const whoOf = (event: SimulationEvent) => ('who' in event ? `person ${event.who}` : event.do)
const kindOf = (event: SimulationEvent) =>
  event.do === 'call' ? event.op : event.do === 'job' ? event.name : event.do

/**
 * The shortest failing history found within the time limit.
 * @param kind of the finding, which must stay the same
 * @param run runs a history
 * @param milliseconds the time limit
 */
export async function shrink(
  events: Events,
  kind: string,
  run: (events: Events) => Promise<Finding | undefined>,
  milliseconds: number,
): Promise<Events> {
  const until = performance.now() + milliseconds
  let best = events
  /** Whether these fail too; then they become the best so far, cut after the failure. */
  const fails = async (tried: Events): Promise<boolean> => {
    const finding = await run(tried)
    if (finding?.kind !== kind) return false
    const at = tried.findIndex(({ n }) => n === finding.n)
    best = at === -1 ? tried : tried.slice(0, at + 1)
    return true
  }
  // A failure that is not reproducible cannot be shrunk.
  if (!(await fails(events))) return events
  // All events of an account or of a kind first, as most are unrelated.
  for (const group of [whoOf, kindOf]) {
    for (const name of new Set(best.map(group))) {
      if (performance.now() < until) await fails(best.filter(event => group(event) !== name))
    }
  }
  let size = Math.ceil(best.length / 2)
  while (performance.now() < until) {
    let isShorter = false
    for (let to = best.length; to > 0 && performance.now() < until;) {
      const from = Math.max(0, to - size)
      if (await fails(without(best, from, to))) isShorter = true
      to = Math.min(from, best.length)
    }
    if (size === 1 && !isShorter) break
    if (!isShorter || size > best.length) size = Math.max(1, Math.floor(Math.min(size, best.length) / 2))
  }
  return best
}
