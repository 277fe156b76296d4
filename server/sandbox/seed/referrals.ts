import { joinActivity } from '#server/features/activity/activity.ts'
import { createDeposit } from '#server/features/deposit/commands.ts'
import { approveDeposit } from '#server/features/deposit/review-commands.ts'
import { placeSpotOrder } from '#server/features/spot/commands.ts'
import type { Store } from '#server/kernel/store.ts'
import { findProductByCode } from '#server/market/catalogue.ts'
import type { Market } from '#server/market/market.ts'
import { UNUSABLE_PASSWORD } from '#server/auth/passwords.ts'
import { generateToken } from '#server/auth/sessions.ts'
import { findUserByAccount, registerUser } from '#server/auth/users.ts'
import { activityTerms, nextActivityId } from '#server/features/activity/activity-terms.ts'
import { SPOT_POSITION, feeRateOf } from '#server/market/trading-fees.ts'
import { rechargeChannels } from '#server/features/deposit/channels.ts'
import { multiply, truncate } from '#src/lib/money/money.ts'

const STOCK = 1
const BUY = 1

/** A user who was referred by an invite code, with a deposit and one trade. */
export interface ReferredUser {
  readonly name: string
  readonly inviteCode: string
  /** The inviter's code. */
  readonly invitedBy: string
  readonly quantity: string
  /** Their forecast in the activity that is open then, as a multiple of the price. */
  readonly forecast?: string
}

/** The invite code of the demo account. */
export const DEMO_INVITE_CODE = 'FAIRLINE'

/** Emma was referred by the demo account, Noah by Emma. */
export const EMMA: ReferredUser = {
  name: 'emma',
  inviteCode: 'EMMAEMMA',
  invitedBy: DEMO_INVITE_CODE,
  quantity: '3',
  forecast: '0.97',
}
export const NOAH: ReferredUser = {
  name: 'noah',
  inviteCode: 'NOAHNOAH',
  invitedBy: EMMA.inviteCode,
  quantity: '5',
}

interface SeedContext {
  readonly store: Store
  readonly market: Market
  readonly clock: { now: () => number }
}

/** Joins the activity that is open now, with a multiple of the current price as the forecast. */
export async function seedForecast(
  { store, market, clock }: SeedContext,
  userId: bigint,
  idempotencyKey: string,
  share: string,
): Promise<void> {
  const activity = activityTerms(nextActivityId(clock.now()) - 1)
  if (!activity || clock.now() < activity.startsAt) return
  const { product } = activity
  const forecast = truncate(multiply(market.quote(product, clock.now()).nowPrice, share), product.priceScale)
  await store.execute(joinActivity, { userId, idempotencyKey, forecast, activity })
}

/** Registers a referred user, unless the account exists; nobody can sign in to it. @returns its id */
async function registerReferredUser(
  { store }: SeedContext,
  { name, inviteCode, invitedBy }: ReferredUser,
): Promise<bigint> {
  const account = `${name}@friends.fairline.test`
  const known = await findUserByAccount(store, account)
  if (known) return known.id
  const token = generateToken()
  const registered = await store.execute(registerUser, {
    account,
    passwordHash: UNUSABLE_PASSWORD,
    inviteCode,
    invitedBy,
    token,
  })
  if ('problem' in registered) throw new Error(`The account of ${name} could not be opened.`)
  return BigInt(registered.user.id)
}

/** A referred user registers, deposits, buys some Apple shares at the current price, and may join an activity with a forecast. */
export async function seedReferral(scene: SeedContext, friend: ReferredUser): Promise<void> {
  const { store, market, clock } = scene
  const userId = await registerReferredUser(scene, friend)
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
    productId: product.productId,
    exchangeType: BUY,
    orderType: 'market',
    quantity: friend.quantity,
    previewPrice: price,
    market: () => ({ product, price, feeRate: feeRateOf(STOCK, SPOT_POSITION, BUY) }),
  })
  if (friend.forecast) await seedForecast(scene, userId, 'friend:forecast', friend.forecast)
}
