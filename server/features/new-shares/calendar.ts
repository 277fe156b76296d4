import type { ShareOfferStatus } from '#src/api/generated/models/index.ts'
import { multiply, truncate } from '#src/lib/money.ts'
import { CATALOGUE } from '#server/market/catalogue.ts'
import { hash32, unit } from '#server/market/hash.ts'
import type { Market } from '#server/market/market.ts'
import type { MarketProduct } from '#server/market/types.ts'
import { SPOT, feeRateOf } from '../shared/fees.ts'
import { DAY, HOUR, MINUTE } from '#src/lib/time/time-units.ts'

const STOCK = 1

/** The first offer opened then. */
const FIRST = Date.UTC(2025, 0, 1)
/** An offer opens every twelve hours, is announced a day before and open for a day: two are always open, and two to come. */
export const OFFER_EVERY = 12 * HOUR
const ANNOUNCED_BEFORE = DAY
const OPEN_FOR = DAY
/** After closing. The pause leaves time for what was asked for at the last moment, on another node with another clock. */
const DRAW_AFTER = 10 * MINUTE
const LISTED_AFTER = 12 * HOUR
/** How far back the calendar shows what is listed. A subscription's own offer is found however long ago it was. */
const SHOWN_FOR = 30 * DAY

/** A stride that meets every stock before it meets one again. */
const STRIDE = 37
const MAX_LOTS = 20

const DISCOUNT_STREAM = 0x1e0000
const DEMAND_STREAM = 0x1f0000

/** Further shares of a listed company, at a price that does not move. Decimals are strings, times milliseconds since 1970 UTC. */
export interface ShareOffer {
  readonly id: number
  readonly product: MarketProduct
  /** Of one share; at most what it cost on the market when it was announced. */
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

/** Stocks that can be traded: a suspended one could not be listed. */
const OFFERED = CATALOGUE.filter(
  product => product.productType === STOCK && product.isVisible === 1 && !product.suspended,
)

const opensAtOf = (id: number) => FIRST + (id - 1) * OFFER_EVERY
/** The offer that opens at this moment, or the last one before. */
const idAt = (time: number) => Math.floor((time - FIRST) / OFFER_EVERY) + 1

/**
 * The offer of this number, as it was at a market with this seed: a function of number and seed alone, like every price. Undefined
 * while it is not announced, and when there is none.
 */
export function findOffer(market: Market, seed: number, id: number): ShareOffer | undefined {
  if (!Number.isSafeInteger(id) || id < 1) return undefined
  const opensAt = opensAtOf(id)
  const announcedAt = opensAt - ANNOUNCED_BEFORE
  if (announcedAt > market.now()) return undefined
  const product = OFFERED[(id * STRIDE) % OFFERED.length]!
  const marketPrice = market.quote(product, announcedAt).nowPrice
  // One to five per cent below what it cost then, cut at the cent.
  const share = `0.${95 + (hash32(seed, DISCOUNT_STREAM, id) % 5)}`
  const closesAt = opensAt + OPEN_FOR
  return {
    id,
    product,
    price: truncate(multiply(marketPrice, share), product.priceScale),
    marketPrice,
    lotSize: lotSizeOf(product),
    totalLots: totalLotsOf(seed, id),
    maxLots: MAX_LOTS,
    feeRate: feeRateOf(STOCK, SPOT, 1),
    announcedAt,
    opensAt,
    closesAt,
    drawsAt: closesAt + DRAW_AFTER,
    listsAt: closesAt + LISTED_AFTER,
  }
}

/** A lot is worth a few hundred USDT, whatever a share costs. */
function lotSizeOf({ basePrice, priceScale }: MarketProduct): number {
  const price = basePrice / 10 ** priceScale
  return price >= 300 ? 1 : price >= 100 ? 2 : price >= 30 ? 5 : 20
}

/** What the sandbox's own entries ask for is 0.4 to 4 times this: some offers have enough for everybody, most have not. */
function totalLotsOf(seed: number, id: number): number {
  const demand = 0.4 + 3.6 * unit(seed, DEMAND_STREAM, id)
  const asked = sandboxLots(seed, id).reduce((sum, lots) => sum + lots, 0)
  return Math.max(MAX_LOTS, Math.floor(asked / demand))
}

const COUNT_STREAM = 0x200000
const LOTS_STREAM = 0x210000

/** How many lots each of the sandbox's own entries asks for: few ask for many. */
export function sandboxLots(seed: number, id: number): number[] {
  const count = 40 + (hash32(seed, COUNT_STREAM, id) % 80)
  return Array.from({ length: count }, (_, index) => {
    const share = unit(seed, LOTS_STREAM + id, index)
    return 1 + Math.floor(MAX_LOTS * share * share * share)
  })
}

/** Where an offer stands at a moment. */
export function statusOf(
  { opensAt, closesAt, drawsAt, listsAt }: Pick<ShareOffer, 'opensAt' | 'closesAt' | 'drawsAt' | 'listsAt'>,
  now: number,
): ShareOfferStatus {
  if (now < opensAt) return 'upcoming'
  if (now < closesAt) return 'open'
  if (now < drawsAt) return 'closed'
  return now < listsAt ? 'drawn' : 'listed'
}

/** A page of the calendar: current offers in the order of their opening, or those listed within 30 days, newest first. */
export function listOffers(
  market: Market,
  seed: number,
  { view, pageNum, pageSize }: { view: 'current' | 'listed'; pageNum: number; pageSize: number },
): { rows: ShareOffer[]; total: number } {
  const now = market.now()
  const newestListed = idAt(now - OPEN_FOR - LISTED_AFTER)
  const [first, last] =
    view === 'current'
      ? [newestListed + 1, idAt(now + ANNOUNCED_BEFORE)]
      : [idAt(now - SHOWN_FOR) + 1, newestListed]
  const total = Math.max(0, last - Math.max(1, first) + 1)
  const ids = Array.from({ length: total }, (_, index) =>
    view === 'current' ? last - total + 1 + index : last - index,
  )
  const rows = ids
    .slice((pageNum - 1) * pageSize, pageNum * pageSize)
    .flatMap(id => findOffer(market, seed, id) ?? [])
  return { rows, total }
}
