/** What the token of a session that has ended still gives: nothing, and the reason. */
import { withHeader } from '../draft.ts'
import { codeOf, messageOf, nameAnswer } from '../wire.ts'
import { accountsOf } from './accounts.ts'
import type { Probe } from './probe.ts'

/** The ways in which a session ends, with the reason that its token is answered. */
const ENDED: Readonly<Record<string, string>> = {
  'signed out': 'hint_signed_out',
  'an account was signed in on a device, and has ended that session from another': 'hint_session_ended',
  'an account was signed in on a device, and has changed its password on another':
    'hint_session_password_changed',
  'an account was signed in on a device that was not used for too long': 'hint_session_expired',
  'an account was signed in on a device, and was closed on another': 'hint_account_closed',
}

const endedSessionProbe = ([way, reason]: readonly [string, string]): Probe => ({
  name: `with the token of an ended session: ${reason === 'hint_signed_out' ? 'signed out' : reason}`,
  needs: 'accounts',
  consumes: false,
  async run(scene) {
    const token = await accountsOf(scene).endedToken(way)
    const exchange = await scene.ask(withHeader(scene.draft, 'Authorization', token))
    const { received } = exchange
    const isSignedOut = codeOf(received) === 401 && messageOf(received) === reason
    const says = `answered ${nameAnswer(received)}; the token of this session must be answered code 401, "${reason}"`
    const problems = isSignedOut
      ? scene.judge.answer(exchange)
      : [{ says, pointer: '/components/securitySchemes/token' }]
    return { problems, exchanges: [exchange] }
  },
})

/** One for each way in which a session ends. */
export const endedSessionProbes: readonly Probe[] = Object.entries(ENDED).map(endedSessionProbe)
