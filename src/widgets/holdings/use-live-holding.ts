import type { Holding } from '#models'
import { divide, multiply, sign, subtract, truncate } from '#src/lib/money/money.ts'
import { useQuote } from '#src/stores/quotes/quotes.ts'
import { quoteTimeOnDevice } from '../quotes/use-product-detail.ts'

export interface LiveHolding extends Pick<Holding, 'cost'> {
  /** In USDT, truncated to six decimals like the back end's. */
  value: string
  profit: string
  /** In percent of the cost, truncated to two decimals. */
  profitRate: string
  /** The time of the price by this device's clock; undefined while there is no live price. */
  time: number | undefined
}

/** The value and profit of a holding at a price; `cost` includes fees. */
export function valueHolding({ quantity, cost }: Pick<Holding, 'quantity' | 'cost'>, price: string) {
  const value = truncate(multiply(quantity, price), 6)
  const profit = subtract(value, cost)
  const profitRate = sign(cost) === 0 ? '0.00' : divide(multiply(profit, '100'), cost, 2)
  return { value, profit, profitRate }
}

/** A holding at its live price, or as the back end valued it while that is newer. */
export function useLiveHolding(holding: Holding): LiveHolding {
  const quote = useQuote(holding.productId)
  const { value, cost, profit, profitRate } = holding
  const time = quoteTimeOnDevice(quote)
  if (!quote || quote.time < holding.time) return { value, cost, profit, profitRate, time }
  return { ...valueHolding(holding, quote.nowPrice), cost, time }
}
