import { shrink } from '#contracts/verify/walks/shrink.ts'
import type { Finding } from './findings.ts'
import type { SimulationEvent } from './history.ts'

type Events = readonly SimulationEvent[]

const whoOf = (event: SimulationEvent) => ('who' in event ? `person ${event.who}` : event.do)
const kindOf = (event: SimulationEvent) =>
  event.do === 'call' ? event.op : event.do === 'job' ? event.name : event.do

/**
 * The shortest failing history found within the time limit.
 * @param kind of the finding, which must stay the same
 * @param run runs a history
 * @param milliseconds the time limit
 */
export async function shrinkHistory(
  events: Events,
  kind: string,
  run: (events: Events) => Promise<Finding | undefined>,
  milliseconds: number,
): Promise<Events> {
  const until = performance.now() + milliseconds
  const attempt = async (tried: Events): Promise<Events | undefined> => {
    const finding = await run(tried)
    if (finding?.kind !== kind) return undefined
    const at = tried.findIndex(({ n }) => n === finding.n)
    return at === -1 ? tried : tried.slice(0, at + 1)
  }
  const failing = await attempt(events)
  // A failure that is not reproducible cannot be shrunk.
  return failing ? shrink(failing, attempt, () => performance.now() >= until, [whoOf, kindOf]) : events
}
