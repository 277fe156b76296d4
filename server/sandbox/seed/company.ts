import { randomBytes } from 'node:crypto'
import { joinActivity } from '#server/features/activity/activity.ts'
import { createDeposit } from '#server/features/deposit/commands.ts'
import { approveDeposit } from '#server/features/deposit/review.ts'
import { placeSpotOrder } from '#server/features/spot/commands.ts'
import type { Store } from '#server/kernel/store.ts'
import { findProductByCode } from '#server/market/catalogue.ts'
import type { Market } from '#server/market/market.ts'
import { hashPassword } from '#server/auth/passwords.ts'
import { makeToken } from '#server/auth/tokens.ts'
import { findUserByAccount, registerUser } from '#server/auth/users.ts'
import { activityTerms, nextActivity } from '#server/features/activity/terms.ts'
import { SPOT, feeRateOf } from '#server/features/shared/fees.ts'
import { rechargeChannels } from '#server/features/deposit/channels.ts'
import { multiply, truncate } from '#src/lib/money.ts'

const STOCK = 1
const BUY = 1

/** Somebody who came by an invitation, with a deposit and one trade. */
export interface Friend {
  readonly name: string
  readonly inviteCode: string
  /** The code of who invited them. */
  readonly invitedBy: string
  readonly quantity: string
  /** Of their forecast in the activity that is open then, as a share of the price. */
  readonly forecast?: string
}

/** That of the demo account. */
export const INVITE_CODE = 'FAIRLINE'

/** Who came by it, and who came by hers. */
export const EMMA: Friend = {
  name: 'emma',
  inviteCode: 'EMMAEMMA',
  invitedBy: INVITE_CODE,
  quantity: '3',
  forecast: '0.97',
}
export const NOAH: Friend = {
  name: 'noah',
  inviteCode: 'NOAHNOAH',
  invitedBy: EMMA.inviteCode,
  quantity: '5',
}

interface Scene {
  readonly store: Store
  readonly market: Market
  readonly clock: { now: () => number }
}

/** Joins the activity that is open at this moment, with a share of the present price as the forecast. */
export async function forecastSome(
  { store, market, clock }: Scene,
  userId: bigint,
  idempotencyKey: string,
  share: string,
): Promise<void> {
  const activity = activityTerms(nextActivity(clock.now()) - 1)
  if (!activity || clock.now() < activity.startsAt) return
  const { product } = activity
  const forecast = truncate(multiply(market.quote(product, clock.now()).nowPrice, share), product.priceScale)
  await store.execute(joinActivity, { userId, idempotencyKey, forecast, activity })
}

/** Opens the account of a friend, unless it is there; nobody can sign in to it. Gives its id. */
async function openFriend({ store }: Scene, { name, inviteCode, invitedBy }: Friend): Promise<bigint> {
  const account = `${name}@friends.fairline.test`
  const known = await findUserByAccount(store, account)
  if (known) return known.id
  const passwordHash = await hashPassword(randomBytes(32).toString('base64'))
  const token = makeToken()
  const registered = await store.execute(registerUser, {
    account,
    passwordHash,
    inviteCode,
    invitedBy,
    token,
  })
  if ('problem' in registered) throw new Error(`The account of ${name} could not be opened.`)
  return BigInt(registered.user.id)
}

/** A friend comes by an invitation, deposits, buys some shares of Apple at the price of the moment, and may say what a coin will cost. */
export async function bringFriend(scene: Scene, friend: Friend): Promise<void> {
  const { store, market, clock } = scene
  const userId = await openFriend(scene, friend)
  const [channel] = rechargeChannels(true, 'en')
  const product = findProductByCode(STOCK, 'AAPL')
  if (!channel || !product) throw new Error('The sandbox has no way to deposit, or no Apple.')
  const asked = { userId, idempotencyKey: 'friend:deposit', channel, amount: '2000' }
  const { id } = await store.execute(createDeposit, asked)
  await store.execute(approveDeposit, { depositId: BigInt(id) })
  const price = market.quote(product, clock.now()).nowPrice
  await store.execute(placeSpotOrder, {
    userId,
    idempotencyKey: 'friend:order',
    side: BUY,
    type: 'market',
    quantity: friend.quantity,
    previewPrice: price,
    market: { product, price, feeRate: feeRateOf(STOCK, SPOT, BUY) },
  })
  if (friend.forecast) await forecastSome(scene, userId, 'friend:forecast', friend.forecast)
}
