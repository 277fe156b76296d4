/** The states of sessions that have ended; the calls that end them come from no device that the state returns. */
import { changePassword } from '#server/auth/change-password.ts'
import { endOtherSessions } from '#server/auth/end-sessions.ts'
import { hashToken } from '#server/auth/sessions.ts'
import { findUser } from '#server/auth/users.ts'
import { closeAccount } from '#server/features/security/close-account.ts'
import { finish, type Context, type Steps } from '#server/kernel/store.ts'
import type { StateKey } from '../states.ts'
import type { StateHandler } from './state-handler.ts'
import { tokenOf } from './state-values.ts'

/** Lets the time of a session run out. */
function* expireSession({ now }: Context, token: string): Steps<void> {
  return yield* finish(undefined, [
    'UPDATE sessions SET expires_at = $2 WHERE token_hash = $1',
    [hashToken(token), now],
  ])
}

const elsewhere = { token: undefined }

export const sessionHandlers = {
  endedSession: async world => {
    const account = await world.open()
    await world.services.store.execute(endOtherSessions, { userId: account.userId, ...elsewhere })
    return tokenOf(account)
  },
  sessionOfOldPassword: async world => {
    const account = await world.open()
    const { store } = world.services
    const { userId } = account
    const { passwordHash: confirmedHash } = (await findUser(store, userId))!
    await store.execute(changePassword, { userId, confirmedHash, passwordHash: 'another', ...elsewhere })
    return tokenOf(account)
  },
  expiredSession: async world => {
    const account = await world.open()
    await world.services.store.execute(expireSession, account.token)
    return tokenOf(account)
  },
  sessionOfClosedAccount: async world => {
    const account = await world.open()
    await world.services.store.execute(closeAccount, { userId: account.userId })
    return tokenOf(account)
  },
} satisfies Partial<Record<StateKey, StateHandler>>
