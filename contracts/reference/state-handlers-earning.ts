/** The states of pledges and lock mining. */
import { placeEarningOrder, redeemEarningOrder } from '#server/features/earning/commands.ts'
import { previewEarlyRedemption } from '#server/features/earning/early-redemption.ts'
import type { EarningOffer, EarningTerms, EarningService } from '#server/features/earning/product.ts'
import { statusOf } from '#server/features/earning/preview.ts'
import { USDT } from '#server/ledger/units.ts'
import { catchUpEarningOrder } from '#server/features/earning/post-accruals.ts'
import { earningProducts } from '#server/features/earning/products.ts'
import { firstWholeDay } from '#src/lib/trading/accrual.ts'
import { DAY, MINUTE } from '#src/lib/time/time-units.ts'
import type { StateKey } from '../states.ts'
import { StateNotOffered, type Values } from '../verify/state-hook.ts'
import type { StateHandler } from './state-handler.ts'
import { tokenOf } from './state-values.ts'
import type { StateAccount, World } from './world.ts'

const FUNDS = '5000'
/** Long enough ago that some days of an order are over. */
const ORDER_AGE = 3 * DAY

function serviceNamed({ service }: Readonly<Record<string, unknown>>): EarningService {
  if (service === 'pledge' || service === 'mining') return service
  throw new StateNotOffered(`the service ${String(service)}`)
}

/** The first product in USDT that is in this state. @throws Error when there is none */
function productWithStatus(world: World, service: EarningService, status: 'open' | 'soldOut' | 'closed') {
  const now = world.services.market.now()
  const found = earningProducts(service).find(
    product => product.asset === USDT && statusOf({ product, now }, 0n) === status,
  )
  if (!found) throw new Error(`No product of ${service} is ${status}.`)
  return found
}

async function previewValues(world: World, product: EarningTerms): Promise<Values> {
  const { id: productId, dailyRate, earlyRate } = product
  const startsAt = firstWholeDay(world.services.market.now())
  return { ...tokenOf(await world.funded(FUNDS)), productId, dailyRate, earlyRate, startsAt }
}

/** Places an order of 1000 in the past. @returns its id */
async function placeOrder(
  { services }: World,
  { userId }: StateAccount,
  offer: EarningOffer,
): Promise<bigint> {
  const { dailyRate, earlyRate } = offer.product
  const order = await services.store.execute(placeEarningOrder, {
    userId,
    idempotencyKey: crypto.randomUUID(),
    amount: '1000',
    dailyRate,
    earlyRate,
    startsAt: firstWholeDay(offer.now),
    offer,
    placedAt: offer.now,
  })
  await catchUpEarningOrder(services, BigInt(order.id))
  return BigInt(order.id)
}

export const earning = {
  earner: (world, params) => previewValues(world, productWithStatus(world, serviceNamed(params), 'open')),
  soldOutEarner: (world, params) =>
    previewValues(world, productWithStatus(world, serviceNamed(params), 'soldOut')),
  lateEarner: (world, params) =>
    previewValues(world, productWithStatus(world, serviceNamed(params), 'closed')),
  earningOrders: async (world, params) => {
    const service = serviceNamed(params)
    const { store, market } = world.services
    const account = await world.fundedSince(FUNDS, market.now() - ORDER_AGE - DAY)
    const { userId } = account
    const earlier = 'SELECT id FROM earning_orders WHERE user_id = $1 AND service = $2'
    // Further orders of the past would have later ids than those that are there.
    if ((await store.query(earlier, [userId, service])).length > 0)
      throw new StateNotOffered('earlier orders of an account that has some')
    const offer = { product: productWithStatus(world, service, 'open'), now: market.now() - ORDER_AGE }
    const [ended, running] = [
      await placeOrder(world, account, { ...offer, now: offer.now - MINUTE }),
      await placeOrder(world, account, offer),
    ]
    // The two penalties differ where midnight was in the minute between the orders.
    const penaltyOf = async (orderId: bigint) =>
      (await previewEarlyRedemption(store, { userId, service, orderId, now: market.now() })).penalty
    const idempotencyKey = crypto.randomUUID()
    const redemption = { userId, service, orderId: ended, idempotencyKey, penalty: await penaltyOf(ended) }
    await store.execute(redeemEarningOrder, redemption)
    const penalty = await penaltyOf(running)
    return { ...tokenOf(account), orderId: `${running}`, endedOrderId: `${ended}`, penalty }
  },
} satisfies Partial<Record<StateKey, StateHandler>>
