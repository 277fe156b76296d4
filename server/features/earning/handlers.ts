import type {
  EarningPlaceRequest,
  EarningPreviewRequest,
  EarningRedeemRequest,
  LanguageCode,
} from '#src/api/generated/models/index.ts'
import { placeEarningOrder, redeemEarningOrder } from './commands.ts'
import { readEarningExit } from './exit.ts'
import {
  listEarningAccruals,
  listEarningOrders,
  listEarningTotals,
  readFunds,
  readSold,
  type EarningAccrualFilter,
  type EarningOrderFilter,
} from './lists.ts'
import type { EarningService } from './product.ts'
import { parseAmount, quoteEarning } from './quote.ts'
import { ok, page } from '#server/answers.ts'
import type { Services } from '#server/services.ts'
import { readBalance } from '#server/ledger/balances.ts'
import { catchUpEarningOrder } from './post-accruals.ts'
import { isOwn } from '../shared/catch-up.ts'
import { earningProducts } from './products.ts'
import {
  assetFields,
  earningProductNamed,
  toWireAccrual,
  toWireExit,
  toWireOrder,
  toWirePreview,
  toWireProduct,
} from './wire.ts'

// What the operations of pledges and of lock mining have in common; routes/pledge.ts and routes/mining.ts give it their names.

interface Call<Fields> {
  readonly userId: bigint
  readonly locale: LanguageCode
  readonly body: Fields
}
interface Query<Fields> {
  readonly userId: bigint
  readonly locale: LanguageCode
  readonly query: Fields
}

export async function products(service: EarningService, { store, market }: Services, locale: LanguageCode) {
  const sold = await readSold(store)
  const now = market.now()
  return page(
    earningProducts(service).map(each =>
      toWireProduct({ product: each, now }, sold.get(each.id) ?? 0n, locale),
    ),
  )
}

export async function product(
  service: EarningService,
  { store, market }: Services,
  { locale, query: { id } }: Pick<Query<{ id: number }>, 'locale' | 'query'>,
) {
  const offer = { product: earningProductNamed(service, id), now: market.now() }
  const sold = await readSold(store)
  return ok(toWireProduct(offer, sold.get(id) ?? 0n, locale))
}

export async function preview(
  service: EarningService,
  { store, market }: Services,
  { userId, locale, body }: Call<EarningPreviewRequest>,
) {
  const found = earningProductNamed(service, body.productId)
  const [{ available }, funds] = await Promise.all([
    readBalance(store, userId, found.asset),
    readFunds(store, userId, found),
  ])
  const offer = { product: found, now: market.now() }
  const quote = quoteEarning(body.amount, offer, { available: parseAmount(available, found), ...funds })
  return ok(toWirePreview(found, quote, available, locale))
}

export async function place(
  service: EarningService,
  { store, market }: Services,
  { userId, locale, body: { productId, ...confirmed } }: Call<EarningPlaceRequest>,
) {
  const offer = { product: earningProductNamed(service, productId), now: market.now() }
  const placed = await store.execute(placeEarningOrder, { userId, offer, ...confirmed })
  return ok(toWireOrder({ service, locale }, placed))
}

export async function orders(
  service: EarningService,
  { store }: Services,
  { userId, locale, query }: Query<Omit<EarningOrderFilter, 'userId' | 'service'>>,
) {
  const { rows, total } = await listEarningOrders(store, { userId, service, ...query })
  return page(
    rows.map(order => toWireOrder({ service, locale }, order)),
    total,
  )
}

export async function exit(
  service: EarningService,
  { store, market }: Services,
  { userId, locale, body: { orderId } }: Call<{ orderId: string }>,
) {
  const asked = { userId, service, orderId: BigInt(orderId), now: market.now() }
  return ok(toWireExit({ service, locale }, await readEarningExit(store, asked)))
}

export async function leave(
  service: EarningService,
  services: Services,
  { userId, locale, body }: Call<EarningRedeemRequest>,
) {
  const orderId = BigInt(body.orderId)
  // A day that is over counts, whether or not the scheduler has come to it.
  if (await isOwn(services.store, 'earning_orders', { userId, id: orderId }))
    await catchUpEarningOrder(services, orderId)
  const left = await services.store.execute(redeemEarningOrder, { ...body, userId, service, orderId })
  return ok(toWireOrder({ service, locale }, left))
}

export async function accruals(
  service: EarningService,
  { store }: Services,
  { userId, locale, query: { orderId, ...paging } }: Query<AccrualQuery>,
) {
  const filter = { userId, service, orderId: orderId === undefined ? undefined : BigInt(orderId), ...paging }
  const { rows, total } = await listEarningAccruals(store, filter)
  return page(
    rows.map(accrual => toWireAccrual({ service, locale }, accrual)),
    total,
  )
}

type AccrualQuery = Omit<EarningAccrualFilter, 'userId' | 'service' | 'orderId'> & { orderId?: string }

export async function totals(service: EarningService, { store, market }: Services, userId: bigint) {
  const found = await listEarningTotals(store, { userId, service, now: market.now() })
  return page(found.map(({ asset, ...total }) => ({ ...total, ...assetFields(asset) })))
}
