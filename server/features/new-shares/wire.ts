import { getProduct } from '#server/market/catalogue.ts'
import type {
  ShareDraw as WireDraw,
  ShareEntry as WireEntry,
  ShareOffer as WireOffer,
  SharePreview,
  SharePreviewRequest,
  ShareSubscription as WireSubscription,
} from '#src/api/generated/models/index.ts'
import { compare } from '#src/lib/money.ts'
import { commitmentOf } from '#src/lib/allotment-draw.ts'
import { findOffer, statusOf, type ShareOffer } from './calendar.ts'
import type { ShareDraw } from './entries.ts'
import { offerProblem, shareFigures, termsOf, type ShareField } from './quote.ts'
import { findSubscriptionTo, type ShareSubscription } from './subscription.ts'
import type { Problem } from '#server/problem.ts'
import { Refusal } from '#server/answers.ts'
import type { Services } from '#server/services.ts'
import { readBalance } from '#server/ledger/balances.ts'
import { USDT, printMoney, printQuantity } from '#server/ledger/units.ts'
import type { MarketProduct } from '#server/market/types.ts'
import { USDT_ID } from '#server/ledger/currencies.ts'

const CURRENCY = { currencyId: USDT_ID, currencyName: USDT }

const namesOf = ({ productId, productType, productCode, productName, productNameLang }: MarketProduct) => ({
  productId,
  productType,
  productCode,
  productName,
  productNameLang,
})

/** The offer that a request names. @throws Refusal 460 when there is none, or it is not announced yet */
export function offerNamed({ market, config }: Services, id: number): ShareOffer {
  const offer = findOffer(market, config.marketSeed, id)
  if (!offer) throw new Refusal(460, 'hint_share_offer_unknown')
  return offer
}

/** An offer as the wire shows it, with what a share costs on the market now. */
export function toWireOffer({ market }: Services, { product, lotSize, ...offer }: ShareOffer): WireOffer {
  const { nowPrice, time: nowPriceTime } = market.quote(product)
  return {
    ...offer,
    ...namesOf(product),
    ...CURRENCY,
    lotSize: String(lotSize),
    status: statusOf(offer, market.now()),
    nowPrice,
    nowPriceTime,
  }
}

/** What is public of a draw: its seed only once it is made. */
export function toWireDraw({ entries, seed, entriesHash, won }: ShareDraw): WireDraw {
  return {
    commitment: commitmentOf(seed),
    seed: won ? seed : null,
    entriesHash,
    entries: entries.length,
    appliedLots: entries.reduce((sum, { lots }) => sum + lots, 0),
    allottedLots: won ? [...won.values()].reduce((sum, lots) => sum + lots, 0) : null,
  }
}

/** Everybody who takes part, with what the draw gave them. */
export function toWireEntries({ entries, won }: ShareDraw): WireEntry[] {
  return entries.map(({ id, origin, lots }) => ({ id, origin, lots, allottedLots: won?.get(id) ?? null }))
}

/** A subscription as the wire shows it. */
export function toWireSubscription(subscription: ShareSubscription): WireSubscription {
  return { ...subscription, ...namesOf(getProduct(subscription.productId)), ...CURRENCY }
}

const toWireProblem = ({ field, code, params }: Problem<ShareField>) => ({
  field,
  msg: `hint_${code}`,
  ...(params && { params }),
})

/** What a subscription would hold and cost, and what stands in its way; changes nothing. */
export async function previewOf(
  services: Services,
  userId: bigint,
  { offerId, lots }: SharePreviewRequest,
): Promise<SharePreview> {
  const { store, market } = services
  const offer = offerNamed(services, offerId)
  const [{ available }, mine] = await Promise.all([
    readBalance(store, userId, USDT),
    findSubscriptionTo(store, userId, offerId),
  ])
  const { quantity, cost, fee, total } = shareFigures(termsOf(offer), BigInt(lots))
  const held = printMoney(total)
  const problem = (): Problem<ShareField> | undefined => {
    const ofOffer = offerProblem(offer, lots, market.now())
    if (ofOffer) return ofOffer
    if (mine && mine.status !== 'cancelled') return { field: 'offer', code: 'share_already_subscribed' }
    if (compare(held, available) <= 0) return undefined
    return { field: 'lots', code: 'insufficient_balance', params: { available, currency: USDT } }
  }
  const found = problem()
  const { price, lotSize, feeRate, closesAt, drawsAt, listsAt } = offer
  return {
    offerId,
    lots,
    shares: printQuantity(quantity),
    price,
    lotSize: String(lotSize),
    feeRate,
    ...CURRENCY,
    cost: printMoney(cost),
    fee: printMoney(fee),
    held,
    available,
    closesAt,
    drawsAt,
    listsAt,
    problem: found ? toWireProblem(found) : null,
  }
}
