/** The states of messages. */
import { insertMessage, markMessageRead } from '#server/messages.ts'
import { finish, type Context, type Steps } from '#server/kernel/store.ts'
import type { StateKey } from '../states.ts'
import type { StateHandler } from './state-handler.ts'
import { tokenOf } from './world.ts'

/** Sends a sign-in message. @returns its id */
function* sendSignInMessage(context: Context, userId: bigint): Steps<bigint> {
  const statement = insertMessage(context, userId, 'new_device', { browser: 'Firefox', system: 'Windows' })
  return yield* finish((statement[1] as bigint[])[0]!, statement)
}

export const messages = {
  reader: async world => {
    const { store } = world.services
    const account = await world.open()
    const userId = BigInt(account.userId)
    const older = await store.execute(sendSignInMessage, userId)
    const newer = await store.execute(sendSignInMessage, userId)
    await store.execute(markMessageRead, { userId, id: older })
    return { ...tokenOf(account), messageId: String(newer) }
  },
} satisfies Partial<Record<StateKey, StateHandler>>
