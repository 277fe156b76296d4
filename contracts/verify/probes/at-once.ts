/** Two requests at once that cannot both succeed: what is refused the second time is refused as well when both come together. */
import type { Operation } from '../document.ts'
import { withField, type Draft } from '../draft.ts'
import { codeOf, type HttpExchange, type Violation } from '../wire.ts'
import { openAccount, valueIn } from './accounts.ts'
import type { Probe } from './probe.ts'

const KEY = 'idempotencyKey'

/** The same request as another intention. */
export const asNew = (draft: Draft): Draft =>
  valueIn(draft, KEY) === undefined ? draft : withField(draft, KEY, crypto.randomUUID())

/** What is wrong with two answers of which one must be a refusal. */
export function atOnceProblems(both: readonly HttpExchange[], pointer: string): Violation[] {
  const done = both.filter(({ received }) => codeOf(received) === 200).length
  if (done === 1) return []
  const says =
    done === 0
      ? 'of two requests at once neither succeeded, though the first of two one after the other does'
      : 'two requests at once both succeeded, though the second of two one after the other is refused'
  return [{ says, pointer }]
}

const atOnceProbe = (operation: Operation): Probe => ({
  name: 'two at once of which one must be refused',
  needs: 'accounts',
  consumes: false,
  async run(scene) {
    const baseline = scene.successes.find(({ fromStates }) => fromStates.length > 0)
    if (!baseline) return { problems: [], exchanges: [] }
    const alone = await openAccount(scene, baseline)
    const first = await scene.ask(asNew(alone.draft))
    const second = await scene.ask(asNew(alone.draft))
    const isOnce = codeOf(first.received) === 200 && codeOf(second.received) === 460
    const judged = [first, second].flatMap(one => scene.judge.answer(one))
    if (!isOnce) return { problems: judged, exchanges: [first, second] }
    const { draft } = await openAccount(scene, baseline)
    const both = await Promise.all([scene.ask(asNew(draft)), scene.ask(asNew(draft))])
    return {
      problems: [...judged, ...atOnceProblems(both, operation.pointer)],
      exchanges: [first, second, ...both],
    }
  },
})

/** The probe of an operation that changes something of an account. */
export const atOnceProbes = (operation: Operation): Probe[] =>
  operation.changes && !operation.isPublic ? [atOnceProbe(operation)] : []
