/** Two requests at once that cannot both succeed: what is refused the second time is refused as well when both come together. */
import type { Baseline } from '../baseline.ts'
import { Decimal } from '../decimal.ts'
import type { Operation } from '../document.ts'
import { headerOf, withField, type Draft } from '../draft.ts'
import { codeOf, fieldOf, isSuccess, type HttpExchange, type Violation } from '../wire.ts'
import { openAccount, valueIn } from './accounts.ts'
import { withNewKey } from './idempotency.ts'
import type { Probe, ProbeContext, ProbeResult } from './probe.ts'
import { isProof } from './secrets.ts'

/** The same request as another intention. */
export function asNew(draft: Draft): Draft {
  const { field = '', header = '' } = draft.operation.profile.idempotency ?? {}
  const hasKey = valueIn(draft, field) !== undefined || headerOf(draft, header) !== undefined
  return hasKey ? withNewKey(draft) : draft
}

const isDone = ({ received }: HttpExchange) => isSuccess(received)

/** What is wrong with two answers of which one must be a refusal. */
export function atOnceProblems(both: readonly HttpExchange[], pointer: string): Violation[] {
  const done = both.filter(isDone).length
  if (done === 1) return []
  const says =
    done === 0
      ? 'of two requests at once neither succeeded, though the first of two one after the other does'
      : 'two requests at once both succeeded, though the second of two one after the other is refused'
  return [{ says, pointer }]
}

/** Whether an answer refuses what was right before. A secret that has changed since was right for both that came together. */
function isUsedUp({ received, operation: { profile } }: HttpExchange): boolean {
  const code = codeOf(received) as number
  if (profile.codes.business.includes(code)) return true
  return profile.codes.invalid.includes(code) && !isProof(profile, String(fieldOf(received)))
}

/** Asks twice, and twice at once on another account where the second time was refused. */
async function askTwice(
  scene: ProbeContext,
  baseline: Baseline,
  first: HttpExchange,
  draft: Draft,
  change: (draft: Draft) => Draft,
): Promise<ProbeResult> {
  const second = await scene.ask(asNew(draft))
  const judged = [first, second].flatMap(one => scene.judge.answer(one))
  if (!isDone(first) || !isUsedUp(second)) return { problems: judged, exchanges: [first, second] }
  const other = change((await openAccount(scene, baseline)).draft)
  const both = await Promise.all([scene.ask(asNew(other)), scene.ask(asNew(other))])
  return {
    problems: [...judged, ...atOnceProblems(both, scene.operation.pointer)],
    exchanges: [first, second, ...both],
  }
}

const atOnceProbe: Probe = {
  name: 'two at once of which one must be refused',
  needs: 'accounts',
  consumes: false,
  async run(scene) {
    const baseline = scene.successes.find(({ fromStates }) => fromStates.length > 0)
    if (!baseline) return { problems: [], exchanges: [] }
    const { draft } = await openAccount(scene, baseline)
    return askTwice(scene, baseline, await scene.ask(asNew(draft)), draft, one => one)
  },
}

/** Multiples of a recorded amount, of which the largest that an account can pay once is taken. */
const MULTIPLES = ['64', '32', '16', '8', '4', '2', '1']

const multiplied = (draft: Draft, name: string, by: string): Draft => {
  const amount = Decimal.parse(String(valueIn(draft, name)))
  return withField(draft, name, amount.times(Decimal.parse(by)).toText())
}

const allAtOnceProbe = (name: string): Probe => ({
  name: `two at once that together are more than there is: ${name}`,
  needs: 'accounts',
  consumes: false,
  async run(scene) {
    const baseline = scene.successes.find(one => /^\d+(\.\d+)?$/.test(String(valueIn(one.draft({}), name))))
    if (!baseline) return { problems: [], exchanges: [] }
    const { draft } = await openAccount(scene, baseline)
    const exchanges: HttpExchange[] = []
    for (const by of MULTIPLES) {
      const large = multiplied(draft, name, by)
      const first = await scene.ask(asNew(large))
      exchanges.push(first)
      if (isDone(first)) return askTwice(scene, baseline, first, large, one => multiplied(one, name, by))
    }
    return { problems: exchanges.flatMap(one => scene.judge.answer(one)), exchanges }
  },
})

/** The probes of an operation that changes something of an account. */
export function atOnceProbes({ changes, isPublic, body, profile }: Operation): Probe[] {
  if (!changes || isPublic) return []
  const amount = new RegExp(profile.names.amount, 'iu')
  const amounts = Object.entries(body?.schema.properties ?? {}).filter(([name]) => amount.test(name))
  return [atOnceProbe, ...amounts.map(([name]) => allAtOnceProbe(name))]
}
