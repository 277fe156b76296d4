import type { Services } from '#server/services.ts'
import { formatPrice, parsePrice } from '#src/lib/money/minor-units.ts'
import { findProduct } from '#server/market/catalogue.ts'
import { productInstruments } from '#server/matching/limit-orders.ts'
import { findFirstProductHit, type PriceHit, type PriceLimit } from '#server/matching/price-history.ts'
import type { TriggerBook } from '#server/matching/trigger-book.ts'
import {
  NEAR_PRICES,
  findNoticedPosition,
  noticeLiquidation,
  type NoticedPosition,
} from './liquidation-notice.ts'

type Ports = Pick<Services, 'store' | 'market'>
/** The first price after `from` (epoch ms) that reaches a limit. */
type FirstHit = (limit: PriceLimit, from: number) => PriceHit | undefined

/** The first price that concerns the notices of a position. */
function nextHit({ near_lower, near_upper }: NoticedPosition, from: number, firstHit: FirstHit) {
  const hits = [
    near_lower === null ? undefined : firstHit({ side: 1, limitPrice: formatPrice(near_lower) }, from),
    near_upper === null ? undefined : firstHit({ side: 2, limitPrice: formatPrice(near_upper) }, from),
  ]
  return hits.filter(hit => hit !== undefined).toSorted((one, other) => one.time - other.time)[0]
}

/** Open positions by the prices at which their owners are told that liquidation is near. */
export function nearBook(ports: Ports): TriggerBook<NoticedPosition> {
  const { store, market } = ports

  /** Each crossing of a window in its order. */
  const follow = async (start: NoticedPosition, from: number, firstHit: FirstHit): Promise<boolean> => {
    let position: NoticedPosition | undefined = start
    for (let isChanged = false; ; isChanged = true) {
      const hit = position && nextHit(position, Math.max(from, Number(position.near_since)), firstHit)
      if (!hit || !position) return isChanged
      const { id } = position
      const reached = { id, price: parsePrice(hit.price), time: BigInt(hit.time) }
      // oxlint-disable-next-line no-await-in-loop -- Each crossing changes what is waited for next.
      if (!(await store.execute(noticeLiquidation, reached))) return isChanged
      // oxlint-disable-next-line no-await-in-loop -- Each crossing changes what is waited for next.
      position = await findNoticedPosition(store, id)
    }
  }

  return {
    kind: 'liquidation notices',
    table: NEAR_PRICES,
    sinceColumn: 'near_since',
    instruments: productInstruments(ports),
    parsePrice,
    processRow: (position, prices, { from }) =>
      follow(position, from, (limit, after) => prices.firstHit(limit, after)),
    catchUp: async (id, from = 0) => {
      const position = await findNoticedPosition(store, id)
      const product = position && findProduct(Number(position.product_id))
      if (!product) return false
      return follow(position, from, (limit, after) =>
        findFirstProductHit(market, limit, product, after, market.now()),
      )
    },
  }
}
