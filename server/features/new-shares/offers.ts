import type { ShareOfferStatus } from '#src/api/generated/models/index.ts'
import { multiply, truncate } from '#src/lib/money.ts'
import { CATALOGUE } from '#server/market/catalogue.ts'
import { hash32, unitNoise } from '#server/market/hash.ts'
import type { Market } from '#server/market/market.ts'
import type { MarketProduct } from '#server/market/types.ts'
import { SPOT_POSITION, feeRateOf } from '#server/market/trading-fees.ts'
import { DAY, HOUR, MINUTE } from '#src/lib/time/time-units.ts'

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
const MAX_LOTS = 20

const DISCOUNT_STREAM = 0x1e0000
const DEMAND_STREAM = 0x1f0000

/** An offer of new shares of a listed company at a fixed price. Decimals are strings, times milliseconds since 1970 UTC. */
export interface ShareOffer {
  readonly id: number
  readonly product: MarketProduct
  /** The price of one share; below the market price at the announcement. */
  readonly price: string
  readonly marketPrice: string
  /** Whole shares in a lot. */
  readonly lotSize: number
  readonly totalLots: number
  readonly maxLots: number
  readonly feeRate: string
  readonly announcedAt: number
  readonly opensAt: number
  readonly closesAt: number
  readonly drawsAt: number
  readonly listsAt: number
}

/** Tradable stocks: new shares of a suspended one could not be listed. */
const OFFERED_STOCKS = CATALOGUE.filter(
  product => product.productType === STOCK && product.isVisible === 1 && !product.suspended,
)

const opensAtOf = (id: number) => FIRST_OPENING + (id - 1) * OFFER_INTERVAL
/** The id of the last offer that opened at or before a time. */
const offerIdAt = (time: number) => Math.floor((time - FIRST_OPENING) / OFFER_INTERVAL) + 1

/**
 * The offer with this id, a pure function of id and market seed, like every price. Undefined before its announcement, and when there is
 * none.
 */
export function findOffer(market: Market, seed: number, id: number): ShareOffer | undefined {
  if (!Number.isSafeInteger(id) || id < 1) return undefined
  const opensAt = opensAtOf(id)
  const announcedAt = opensAt - ANNOUNCEMENT_LEAD
  if (announcedAt > market.now()) return undefined
  const product = OFFERED_STOCKS[(id * STRIDE) % OFFERED_STOCKS.length]!
  const marketPrice = market.quote(product, announcedAt).nowPrice
  // One to five percent below the market price, rounded down to the cent.
  const share = `0.${95 + (hash32(seed, DISCOUNT_STREAM, id) % 5)}`
  const closesAt = opensAt + SUBSCRIPTION_PERIOD
  return {
    id,
    product,
    price: truncate(multiply(marketPrice, share), product.priceScale),
    marketPrice,
    lotSize: lotSizeOf(product),
    totalLots: totalLotsOf(seed, id),
    maxLots: MAX_LOTS,
    feeRate: feeRateOf(STOCK, SPOT_POSITION, 1),
    announcedAt,
    opensAt,
    closesAt,
    drawsAt: closesAt + DRAW_DELAY,
    listsAt: closesAt + LISTING_DELAY,
  }
}

/** The lot size, such that a lot costs a few hundred USDT. */
function lotSizeOf({ basePrice, priceScale }: MarketProduct): number {
  const price = basePrice / 10 ** priceScale
  return price >= 300 ? 1 : price >= 100 ? 2 : price >= 30 ? 5 : 20
}

/** The total lots; simulated demand is 0.4 to 4 times this, so that some offers are undersubscribed and most oversubscribed. */
function totalLotsOf(seed: number, id: number): number {
  const demand = 0.4 + 3.6 * unitNoise(seed, DEMAND_STREAM, id)
  const requested = simulatedLots(seed, id).reduce((sum, lots) => sum + lots, 0)
  return Math.max(MAX_LOTS, Math.floor(requested / demand))
}

const COUNT_STREAM = 0x200000
const LOTS_STREAM = 0x210000

/** The lots requested by each simulated subscriber: few request many. */
export function simulatedLots(seed: number, id: number): number[] {
  const count = 40 + (hash32(seed, COUNT_STREAM, id) % 80)
  return Array.from({ length: count }, (_, index) => {
    const share = unitNoise(seed, LOTS_STREAM + id, index)
    return 1 + Math.floor(MAX_LOTS * share * share * share)
  })
}

/** The status of an offer at a given time. */
export function offerStatusAt(
  { opensAt, closesAt, drawsAt, listsAt }: Pick<ShareOffer, 'opensAt' | 'closesAt' | 'drawsAt' | 'listsAt'>,
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
  seed: number,
  { view, pageNum, pageSize }: { view: 'current' | 'listed'; pageNum: number; pageSize: number },
): { rows: ShareOffer[]; total: number } {
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
    .flatMap(id => findOffer(market, seed, id) ?? [])
  return { rows, total }
}
