/** Judges what a probe asks for and does not look at. */
import { isSuccess, type HttpExchange } from '../wire.ts'
import type { Probe, ProbeContext, ProbeResult } from './probe.ts'

/** Adds to the problems that a probe has found those of the operation's own successes that it asked for. */
function withOverlooked(
  { judge, operation }: ProbeContext,
  asked: readonly HttpExchange[],
  { problems, exchanges }: ProbeResult,
): ProbeResult {
  const known = new Set(problems.flatMap(({ says, cause = says }) => [says, cause]))
  // Those of other operations may be of accounts into which states have put things of the past, in any order.
  const faulty = asked
    .filter(one => one.operation.id === operation.id && isSuccess(one.received))
    .filter(one => judge.answer(one).length > 0)
  const overlooked = faulty.flatMap(judge.answer).filter(({ says }) => !known.has(says) && known.add(says))
  return {
    problems: [...problems, ...overlooked],
    exchanges: overlooked.length > 0 ? [...exchanges, ...faulty] : exchanges,
  }
}

/** The probe, with every success of the operation judged by schema and rules, also those that it only compares or counts. */
export const judgingAll = (probe: Probe): Probe => ({
  ...probe,
  async run(scene) {
    const asked: HttpExchange[] = []
    const ask: ProbeContext['ask'] = async draft => {
      const exchange = await scene.ask(draft)
      asked.push(exchange)
      return exchange
    }
    return withOverlooked(scene, asked, await probe.run({ ...scene, ask }))
  },
})
