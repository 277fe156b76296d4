/** What an account may do that its owner has frozen (`x-when-frozen`). */
import type { Operation } from '../document.ts'
import type { Draft } from '../draft.ts'
import { isRefusedAs, isSuccess, nameAnswer } from '../wire.ts'
import { accountsOf, openAccount, valueIn } from './accounts.ts'
import { NotApplicable, successProblems, type Probe } from './probe.ts'

/** Whether it is refused while the account is frozen. */
function isRefusedFrozen({ whenFrozen }: Operation, draft: Draft): boolean {
  if (typeof whenFrozen !== 'object') return whenFrozen === 'refused'
  return !Object.entries(whenFrozen.allowedIf).every(
    ([name, value]) => String(valueIn(draft, name)) === String(value),
  )
}

/** What an account does that its owner has frozen. */
export const frozenProbe: Probe = {
  name: 'while the account is frozen',
  needs: 'accounts',
  consumes: false,
  async run(scene) {
    const [baseline] = scene.successes
    if (!baseline) throw new NotApplicable('the pact files have no success of it')
    const { draft, values } = await openAccount(scene, baseline)
    const { freeze } = scene.operation.profile
    if (!freeze) throw new NotApplicable('the profile does not say how an account is frozen')
    const freezing = await accountsOf(scene).call(freeze.operationId, String(values['token']))
    if (!isSuccess(freezing.received)) {
      const says = `the account could not be frozen: ${nameAnswer(freezing.received)}`
      return { problems: [{ says, pointer: scene.operation.pointer }], exchanges: [freezing] }
    }
    const exchange = await scene.ask(draft)
    if (!isRefusedFrozen(scene.operation, draft))
      return { problems: successProblems(scene, exchange), exchanges: [freezing, exchange] }
    const { received } = exchange
    const { code, message } = freeze
    const isRefused = isRefusedAs(received, { code, msg: message })
    const says = `answered ${nameAnswer(received)}; of a frozen account it must be code ${code}, "${message}"`
    const pointer = `${scene.operation.pointer}/x-when-frozen`
    return {
      problems: isRefused ? scene.judge.answer(exchange) : [{ says, pointer }],
      exchanges: [freezing, exchange],
    }
  },
}
