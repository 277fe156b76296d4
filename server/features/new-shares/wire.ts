import { getProduct } from '#server/market/catalogue.ts'
import type {
  ShareDraw,
  ShareEntry,
  ShareOffer,
  SharePreview,
  SharePreviewRequest,
  ShareSubscription,
  LanguageCode,
  ShareDocument,
} from '#models'
import { compare } from '#src/lib/money/money.ts'
import { commitmentOf } from '#src/lib/trading/allotment-draw.ts'
import { findOffer, offerStatusAt, type OfferTerms } from './offers.ts'
import type { DrawState } from './draw.ts'
import { findOfferProblem, shareAmounts, termsOf, type ShareField } from './share-amounts.ts'
import { findLatestSubscription, type UnnamedSubscription } from './subscription.ts'
import { toPreviewProblem, type Problem } from '#server/problem.ts'
import { Refusal } from '#server/answers.ts'
import type { Services } from '#server/services.ts'
import { readBalance } from '#server/ledger/balances.ts'
import { USDT } from '#server/ledger/units.ts'
import { formatMoney, formatQuantity } from '#src/lib/money/minor-units.ts'
import { USDT_ID } from '#src/lib/constants.ts'
import { productFields } from '#server/market/product-fields.ts'
import type { MarketProduct } from '#server/market/types.ts'
import { fillPlaceholders } from '#server/features/site/texts/format-texts.ts'
import { operatorTextsIn } from '#server/features/site/texts/index.ts'

/** The documents of every offer, in order. Each states that it is not a prospectus. */
const DOCUMENTS = ['summary', 'draw', 'risks', 'terms'] as const satisfies ShareDocument['id'][]

/** The texts of an offer in the reader's language. */
export function shareDocuments(
  { productName, productNameLang }: Pick<MarketProduct, 'productName' | 'productNameLang'>,
  locale: LanguageCode,
): ShareDocument[] {
  const name = productNameLang[locale] ?? productName
  const texts = operatorTextsIn(locale).documents.offer
  return DOCUMENTS.map(id => ({
    id,
    title: texts[id].title,
    text: fillPlaceholders(texts[id].text, { name }),
  }))
}

const CURRENCY = { currencyId: USDT_ID, currencyName: USDT }

/** The offer with this id. @throws Refusal 460 when there is none, or it is not announced yet */
export function requireOffer({ market }: Services, id: number): OfferTerms {
  const offer = findOffer(market, id)
  if (!offer) throw new Refusal(460, 'hint_share_offer_unknown')
  return offer
}

/** An offer with its names and the current market price. */
export function toShareOffer({ market }: Services, { product, lotSize, ...offer }: OfferTerms): ShareOffer {
  const { nowPrice, time: nowPriceTime } = market.quote(product)
  return {
    ...offer,
    ...productFields(product),
    ...CURRENCY,
    lotSize: String(lotSize),
    status: offerStatusAt(offer, market.now()),
    nowPrice,
    nowPriceTime,
  }
}

/** The public part of a draw: the seed only after the draw. */
export function toShareDraw({ entries, seed, entriesHash, allotments: won }: DrawState): ShareDraw {
  return {
    commitment: commitmentOf(seed),
    seed: won ? seed : null,
    entriesHash,
    entries: entries.length,
    appliedLots: entries.reduce((sum, { lots }) => sum + lots, 0),
    allottedLots: won ? [...won.values()].reduce((sum, lots) => sum + lots, 0) : null,
  }
}

/** The participants with their allotments. */
export function toShareEntries({ entries, allotments: won }: DrawState): ShareEntry[] {
  return entries.map(({ id, origin, lots }) => ({ id, origin, lots, allottedLots: won?.get(id) ?? null }))
}

/** A subscription with its names. */
export function withNames(subscription: UnnamedSubscription): ShareSubscription {
  return { ...subscription, ...productFields(getProduct(subscription.productId)), ...CURRENCY }
}

/** The preview of a subscription; changes nothing. */
export async function previewOf(
  services: Services,
  userId: bigint,
  { offerId, lots }: SharePreviewRequest,
): Promise<SharePreview> {
  const { store, market } = services
  const offer = requireOffer(services, offerId)
  const [{ available }, mine] = await Promise.all([
    readBalance(store, userId, USDT),
    findLatestSubscription(store, userId, offerId),
  ])
  const { quantity, cost, fee, total } = shareAmounts(termsOf(offer), BigInt(lots))
  const held = formatMoney(total)
  const problem = (): Problem<ShareField> | undefined => {
    const problemOfOffer = findOfferProblem(offer, lots, market.now())
    if (problemOfOffer) return problemOfOffer
    if (mine && mine.status !== 'cancelled') return { field: 'offer', code: 'share_already_subscribed' }
    if (compare(held, available) <= 0) return undefined
    return { field: 'lots', code: 'insufficient_balance', params: { available, currency: USDT } }
  }
  const found = problem()
  const { price, lotSize, feeRate, closesAt, drawsAt, listsAt } = offer
  return {
    offerId,
    lots,
    shares: formatQuantity(quantity),
    price,
    lotSize: String(lotSize),
    feeRate,
    ...CURRENCY,
    cost: formatMoney(cost),
    fee: formatMoney(fee),
    held,
    available,
    closesAt,
    drawsAt,
    listsAt,
    problem: found ? toPreviewProblem(found) : null,
  }
}
