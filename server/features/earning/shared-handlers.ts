import type { EarningPreviewRequest, LanguageCode } from '#models'
import type { Operations } from '#src/api/generated/operations.ts'
import { placeEarningOrder, redeemEarningOrder } from './commands.ts'
import { previewEarlyRedemption } from './early-redemption.ts'
import {
  listEarningAccruals,
  listEarningOrders,
  listEarningTotals,
  readFunds,
  readSoldAmounts,
  type EarningAccrualFilter,
  type EarningOrderFilter,
} from './lists.ts'
import type { EarningService } from './product.ts'
import { parseAmount, estimateEarningOrder } from './preview.ts'
import { ok, page } from '#server/answers.ts'
import type { Services } from '#server/services.ts'
import { readBalance } from '#server/ledger/balances.ts'
import { catchUpEarningOrder } from './post-accruals.ts'
import { isOwnedBy } from '#server/kernel/owned-rows.ts'
import { earningProducts } from './products.ts'
import { assetFields, requireEarningProduct, toEarningPreview, toEarningProduct, withNames } from './wire.ts'

// The handlers that pledge and lock mining share; features/pledge and features/mining bind them to their operations.

interface BodyCall<Fields> {
  readonly userId: bigint
  readonly locale: LanguageCode
  readonly body: Fields
}
interface QueryCall<Fields> {
  readonly userId: bigint
  readonly locale: LanguageCode
  readonly query: Fields
}

export async function listProducts(
  service: EarningService,
  { store, market }: Services,
  locale: LanguageCode,
) {
  const sold = await readSoldAmounts(store)
  const now = market.now()
  return page(
    earningProducts(service).map(each =>
      toEarningProduct({ product: each, now }, sold.get(each.id) ?? 0n, locale),
    ),
  )
}

export async function getProduct(
  service: EarningService,
  { store, market }: Services,
  { locale, query: { id } }: Pick<QueryCall<{ id: number }>, 'locale' | 'query'>,
) {
  const offer = { product: requireEarningProduct(service, id), now: market.now() }
  const sold = await readSoldAmounts(store)
  return ok(toEarningProduct(offer, sold.get(id) ?? 0n, locale))
}

export async function previewOrder(
  service: EarningService,
  { store, market }: Services,
  { userId, locale, body }: BodyCall<EarningPreviewRequest>,
) {
  const found = requireEarningProduct(service, body.productId)
  const [{ available }, funds] = await Promise.all([
    readBalance(store, userId, found.asset),
    readFunds(store, userId, found),
  ])
  const offer = { product: found, now: market.now() }
  const estimate = estimateEarningOrder(body.amount, offer, {
    available: parseAmount(available, found),
    ...funds,
  })
  return ok(toEarningPreview(found, estimate, available, locale))
}

export async function placeOrder(
  service: EarningService,
  { store, market }: Services,
  { userId, locale, body: { productId, ...confirmed } }: BodyCall<Operations['placePledge']['body']>,
) {
  const offer = { product: requireEarningProduct(service, productId), now: market.now() }
  const placed = await store.execute(placeEarningOrder, { userId, offer, ...confirmed })
  return ok(withNames({ service, locale }, placed))
}

export async function listOrders(
  service: EarningService,
  { store }: Services,
  { userId, locale, query }: QueryCall<Omit<EarningOrderFilter, 'userId' | 'service'>>,
) {
  const { rows, total } = await listEarningOrders(store, { userId, service, ...query })
  return page(
    rows.map(order => withNames({ service, locale }, order)),
    total,
  )
}

export async function previewRedemption(
  service: EarningService,
  { store, market }: Services,
  { userId, locale, body: { orderId } }: BodyCall<{ orderId: string }>,
) {
  const asked = { userId, service, orderId: BigInt(orderId), now: market.now() }
  const named = withNames({ service, locale }, await previewEarlyRedemption(store, asked))
  const { productId: _, ...exit } = named
  return ok(exit)
}

export async function redeemOrder(
  service: EarningService,
  services: Services,
  { userId, locale, body }: BodyCall<Operations['redeemPledge']['body']>,
) {
  const orderId = BigInt(body.orderId)
  // An elapsed day counts, whether or not the job has posted it.
  if (await isOwnedBy(services.store, 'earning_orders', { userId, id: orderId }))
    await catchUpEarningOrder(services, orderId)
  const redeemed = await services.store.execute(redeemEarningOrder, { ...body, userId, service, orderId })
  return ok(withNames({ service, locale }, redeemed))
}

export async function listAccruals(
  service: EarningService,
  { store }: Services,
  { userId, locale, query: { orderId, ...paging } }: QueryCall<AccrualQuery>,
) {
  const filter = { userId, service, orderId: orderId === undefined ? undefined : BigInt(orderId), ...paging }
  const { rows, total } = await listEarningAccruals(store, filter)
  return page(
    rows.map(accrual => withNames({ service, locale }, accrual)),
    total,
  )
}

type AccrualQuery = Omit<EarningAccrualFilter, 'userId' | 'service' | 'orderId'> & { orderId?: string }

export async function listTotals(service: EarningService, { store, market }: Services, userId: bigint) {
  const found = await listEarningTotals(store, { userId, service, now: market.now() })
  return page(found.map(({ asset, ...total }) => ({ ...total, ...assetFields(asset) })))
}
