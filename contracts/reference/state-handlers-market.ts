/** The states of the published keys of the market. */
import type { MarketProduct } from '#server/market/types.ts'
import type { StateKey } from '../states.ts'
import type { StateHandler } from './state-handler.ts'
import { namesOf } from './state-values.ts'
import type { World } from './world.ts'

/** A product that can be traded and fits. @throws Error when there is none */
function productOf(
  { services: { market } }: World,
  fits: (product: MarketProduct) => boolean,
): MarketProduct {
  const product = market.products.find(
    each => each.isVisible === 1 && fits(each) && market.trading(each).status === 'open',
  )
  if (!product) throw new Error('The catalogue has no such product.')
  return product
}

export const publishedKeys = {
  keysPublished: world => {
    const { rows } = world.services.market.publishedDays.list({ pageNum: 1, pageSize: 10 })
    if (rows.filter(({ key }) => key !== null).length < 2)
      throw new Error('No two days of this market have ended; MARKET_SEED=1 gives one that began long ago.')
    return namesOf(productOf(world, ({ legs }) => legs.length === 0))
  },
  derivedListed: world => namesOf(productOf(world, ({ legs }) => legs.length > 0)),
} satisfies Partial<Record<StateKey, StateHandler>>
