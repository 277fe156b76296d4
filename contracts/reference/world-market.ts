/** What states find in the market of the back end: products and prices. */
import { CATALOGUE } from '#server/market/catalogue.ts'
import type { MarketProduct } from '#server/market/types.ts'
import { quickOptionsOf } from '#server/features/quick/quick-options.ts'
import type { Services } from '#server/services.ts'
import { multiply, truncate } from '#src/lib/money/money.ts'
import { fromMinorUnits, toMinorUnits } from '#src/lib/money/decimal.ts'
import type { Values } from '../verify/state-hook.ts'

/** A back end, by its market. */
export class WorldMarket {
  readonly services: Services

  constructor(services: Services) {
    this.services = services
  }

  /** The current price of a product. */
  priceOf(product: MarketProduct): string {
    return this.services.market.quote(product).nowPrice
  }

  /** A limit price so far below the market that an order stays open. */
  lowPriceOf(product: MarketProduct): string {
    return this.#priceAt(product, '0.8')
  }

  /** A price so far above the market that it is not reached for a while. */
  highPriceOf(product: MarketProduct): string {
    return this.#priceAt(product, '1.2')
  }

  /** The prices of a product that states return. */
  pricesOf(product: MarketProduct): Values {
    return {
      price: this.priceOf(product),
      lowPrice: this.lowPriceOf(product),
      highPrice: this.highPriceOf(product),
    }
  }

  /** The first visible product of a type that can be traded spot now. @throws Error when there is none */
  tradable(productType: number): MarketProduct {
    return this.#first(
      product =>
        product.productType === productType && this.services.market.trading(product).status === 'open',
      `a product of type ${productType} that can be traded`,
    )
  }

  /** One product of each type of which there is one that can be traded now. */
  tradableOfAllTypes(): MarketProduct[] {
    const { market } = this.services
    const open = CATALOGUE.filter(each => each.isVisible === 1 && market.trading(each).status === 'open')
    return [...new Map(open.toReversed().map(product => [product.productType, product])).values()]
  }

  /** A product in which trading is suspended. @throws Error when there is none */
  suspended(): MarketProduct {
    const { market } = this.services
    return this.#first(
      product => market.trading(product).status === 'suspended',
      'a product that is suspended',
    )
  }

  /** A product with options for quick orders. @throws Error when there is none */
  quick(): MarketProduct {
    return this.#first(product => quickOptionsOf(product).length > 0, 'a product with quick options')
  }

  /** A multiple of the price, at a step between two prices. */
  #priceAt(product: MarketProduct, factor: string): string {
    const { priceScale, tickSize } = product
    const price = toMinorUnits(truncate(multiply(this.priceOf(product), factor), priceScale), priceScale)
    return fromMinorUnits(price - (price % BigInt(tickSize)), priceScale)
  }

  #first(fits: (product: MarketProduct) => boolean, what: string): MarketProduct {
    const product = CATALOGUE.find(each => each.isVisible === 1 && fits(each))
    if (!product) throw new Error(`The catalogue lacks ${what}.`)
    return product
  }
}
