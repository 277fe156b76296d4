import type { ShareOffer, ShareOfferStatus } from '#models'
import { multiply, truncate } from '#src/lib/money/money.ts'
import { CATALOGUE } from '#server/market/catalogue.ts'
import type { Market } from '#server/market/market.ts'
import type { MarketProduct } from '#server/market/types.ts'
import { SPOT_POSITION, feeRateOf } from '#server/market/trading-fees.ts'
import { DAY, HOUR, MINUTE } from '#src/lib/time/time-units.ts'
import { createLru, type Lru } from '#src/lib/collections/lru.ts'
import { MAX_LOTS, offerChance, type OfferChance } from './offer-chance.ts'
import type { Unnamed } from '#server/market/product-fields.ts'

const STOCK = 1

/** The opening of the first offer. */
const FIRST_OPENING = Date.UTC(2025, 0, 1)
/** An offer opens every twelve hours, is announced a day before and open for a day: two are always open and two upcoming. */
export const OFFER_INTERVAL = 12 * HOUR
const ANNOUNCEMENT_LEAD = DAY
const SUBSCRIPTION_PERIOD = DAY
/** Delays after closing. The draw waits for last-minute subscriptions on other nodes with different clocks. */
const DRAW_DELAY = 10 * MINUTE
const LISTING_DELAY = 12 * HOUR
/** How long listed offers stay in the calendar. A subscription's own offer is found however old it is. */
const LISTED_RETENTION = 30 * DAY

/** A stride that visits every stock before repeating one. */
const STRIDE = 37

/** What never changes of an offer of new shares of a listed company at a fixed price. */
export interface OfferTerms extends Omit<
  Unnamed<ShareOffer>,
  'productId' | 'lotSize' | 'status' | 'nowPrice' | 'nowPriceTime'
> {
  readonly product: MarketProduct
  /** Whole shares in a lot. */
  readonly lotSize: number
}

/** Tradable stocks: new shares of a suspended one could not be listed. */
const OFFERED_STOCKS = CATALOGUE.filter(
  product => product.productType === STOCK && product.isVisible === 1 && !product.suspended,
)

const opensAtOf = (id: number) => FIRST_OPENING + (id - 1) * OFFER_INTERVAL
/** The id of the last offer that opened at or before a time. */
const offerIdAt = (time: number) => Math.floor((time - FIRST_OPENING) / OFFER_INTERVAL) + 1

/** More than are listed and current at a time. */
const MAX_KNOWN = 200
const knownOffers = new WeakMap<Market, Lru<OfferTerms>>()

/**
 * The offer with this id, a pure function of id and market, like every price. Undefined before its announcement, and when there is none.
 */
export function findOffer(market: Market, id: number): OfferTerms | undefined {
  if (!Number.isSafeInteger(id) || id < 1) return undefined
  if (opensAtOf(id) - ANNOUNCEMENT_LEAD > market.now()) return undefined
  const known = knownOffers.get(market) ?? createLru(MAX_KNOWN)
  knownOffers.set(market, known)
  const offer = known.get(id) ?? createOffer(market, id)
  known.set(id, offer)
  return offer
}

function createOffer(market: Market, id: number): OfferTerms {
  const opensAt = opensAtOf(id)
  const announcedAt = opensAt - ANNOUNCEMENT_LEAD
  const product = OFFERED_STOCKS[(id * STRIDE) % OFFERED_STOCKS.length]!
  const marketPrice = market.quote(product, announcedAt).nowPrice
  const closesAt = opensAt + SUBSCRIPTION_PERIOD
  const drawsAt = closesAt + DRAW_DELAY
  const chance = offerChance(market, { id, announcedAt, drawsAt })
  return {
    id,
    product,
    // One to five percent below the market price, rounded down to the cent.
    price: truncate(multiply(marketPrice, chance.priceShare), product.priceScale),
    marketPrice,
    lotSize: lotSizeOf(product),
    totalLots: totalLotsOf(chance),
    maxLots: MAX_LOTS,
    feeRate: feeRateOf(STOCK, SPOT_POSITION, 1),
    announcedAt,
    opensAt,
    closesAt,
    drawsAt,
    listsAt: closesAt + LISTING_DELAY,
  }
}

/** The lot size, such that a lot costs a few hundred USDT. */
function lotSizeOf({ basePrice, priceScale }: MarketProduct): number {
  const price = basePrice / 10 ** priceScale
  return price >= 300 ? 1 : price >= 100 ? 2 : price >= 30 ? 5 : 20
}

/** The total lots, as simulated demand is so many times this. */
function totalLotsOf({ demand, participants }: OfferChance): number {
  const requested = participants.reduce((sum, { lots }) => sum + lots, 0)
  return Math.max(MAX_LOTS, Math.floor(requested / demand))
}

/** The status of an offer at a given time. */
export function offerStatusAt(
  { opensAt, closesAt, drawsAt, listsAt }: Pick<OfferTerms, 'opensAt' | 'closesAt' | 'drawsAt' | 'listsAt'>,
  now: number,
): ShareOfferStatus {
  if (now < opensAt) return 'upcoming'
  if (now < closesAt) return 'open'
  if (now < drawsAt) return 'closed'
  return now < listsAt ? 'drawn' : 'listed'
}

/** A page of the calendar: current offers by opening time, or those listed within the last 30 days, newest first. */
export function listOffers(
  market: Market,
  { view, pageNum, pageSize }: { view: 'current' | 'listed'; pageNum: number; pageSize: number },
): { rows: OfferTerms[]; total: number } {
  const now = market.now()
  const newestListed = offerIdAt(now - SUBSCRIPTION_PERIOD - LISTING_DELAY)
  const [first, last] =
    view === 'current'
      ? [newestListed + 1, offerIdAt(now + ANNOUNCEMENT_LEAD)]
      : [offerIdAt(now - LISTED_RETENTION) + 1, newestListed]
  const total = Math.max(0, last - Math.max(1, first) + 1)
  const ids = Array.from({ length: total }, (_, index) =>
    view === 'current' ? last - total + 1 + index : last - index,
  )
  const rows = ids
    .slice((pageNum - 1) * pageSize, pageNum * pageSize)
    .flatMap(id => findOffer(market, id) ?? [])
  return { rows, total }
}
