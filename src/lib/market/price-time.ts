import type { ProductType } from '../trading/fee-remarks.ts'
import { isTrading, lastTradingMoment } from './hours.ts'

/** The time of a product's last price, and whether it is trading at that time. */
export interface PriceTime {
  time: number
  isLive: boolean
}

/** What decides when a product has a new price. */
export interface PriceHours {
  readonly productType: ProductType
  /** Since when trading is suspended, epoch ms. */
  readonly suspendedSince?: number | null | undefined
  /** `exchange`: prices do not move while the exchange is closed. */
  readonly hours: 'always' | 'exchange'
}

/** The moment of the price that a product has at a time (epoch ms): the time itself, or that of the last close or the suspension. */
export function priceTimeOf({ productType, suspendedSince, hours }: PriceHours, time: number): PriceTime {
  const isHalted = typeof suspendedSince === 'number' && suspendedSince <= time
  const until = isHalted ? suspendedSince : time
  if (hours === 'always') return { time: until, isLive: !isHalted }
  return {
    time: lastTradingMoment(productType, until),
    isLive: !isHalted && isTrading(productType, until),
  }
}
