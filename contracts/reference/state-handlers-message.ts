/** The states of groups of the watchlist, notes, alerts and messages. */
import { randomUUID } from 'node:crypto'
import { alertMarket } from '#server/features/alert/alert-book.ts'
import { createAlert } from '#server/features/alert/commands.ts'
import { addToWatchlist } from '#server/features/market/watchlist.ts'
import { saveWatchlistGroup } from '#server/features/market/watchlist-groups.ts'
import { saveNote } from '#server/features/note/notes.ts'
import { hashToken } from '#server/auth/sessions.ts'
import { storePushDevice } from '#server/features/message/push-devices.ts'
import { findProductByCode } from '#server/market/catalogue.ts'
import { insertMessage, markMessageRead } from '#server/messages.ts'
import { finish, type Context, type Steps } from '#server/kernel/store.ts'
import type { StateKey } from '../states.ts'
import type { StateHandler } from './state-handler.ts'
import { tokenOf } from './state-values.ts'

/** Sends a sign-in message. @returns its id */
function* sendSignInMessage(context: Context, userId: bigint): Steps<bigint> {
  const statement = insertMessage(context, userId, 'new_device', { browser: 'Firefox', system: 'Windows' })
  return yield* finish((statement[1] as bigint[])[0]!, statement)
}

/** An address that no other device has. */
const pushEndpoint = () => `https://fcm.googleapis.com/fcm/send/${randomUUID()}`

export const messages = {
  groupOwner: async world => {
    const { userId, token } = await world.open()
    const { productId } = world.tradable(1)
    await world.services.store.execute(addToWatchlist, { userId, productId })
    const group = { userId, name: 'Technology', productIds: [productId] }
    await world.services.store.execute(saveWatchlistGroup, group)
    return { token, productIds: `${productId}` }
  },
  noteOwner: async world => {
    const { userId, token } = await world.open()
    const write = async (refId: bigint, text: string) =>
      world.services.store.execute(saveNote, { userId, kind: 'product', refId, text })
    await write(BigInt(world.tradable(2).productId), 'Too dear')
    await world.laterTime()
    const refId = BigInt(world.tradable(1).productId)
    await write(refId, 'Look again after the results')
    return { token, refId: `${refId}` }
  },
  alertOwner: async world => {
    const account = await world.open()
    const { productId } = findProductByCode(2, 'BTC')!
    const create = async (value: string) =>
      world.services.store.execute(createAlert, {
        userId: BigInt(account.userId),
        productId: BigInt(productId),
        condition: 'above',
        value,
        isRepeating: 0,
        idempotencyKey: randomUUID(),
        market: alertMarket(world.services, BigInt(productId)),
      })
    await create('8000000')
    await world.laterTime()
    const { id: alertId } = await create('9000000')
    return { ...tokenOf(account), alertId }
  },

  newDevice: async world => ({ ...tokenOf(await world.open()), endpoint: pushEndpoint() }),
  pushDevice: async world => {
    const account = await world.open()
    await world.services.store.execute(storePushDevice, {
      userId: BigInt(account.userId),
      tokenHash: hashToken(account.token),
      device: {
        endpoint: pushEndpoint(),
        p256dh: 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM',
        auth: 'tBHItJI5svbpez7KI4CCXg',
        alert: 1,
        order: 1,
        position: 1,
        money: 1,
        hasAmounts: 0,
      },
    })
    return tokenOf(account)
  },

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
