import type { ProductType } from '#models'
import { isTrading, lastTradingMoment } from './hours.ts'

/** The time of a product's last price, and whether it is trading at that time. */
export interface PriceTime {
  time: number
  isLive: boolean
}

/** `always`: prices move around the clock. `exchange`: they do not move while the exchange is closed. */
export type Hours = 'always' | 'exchange'

/** Other hours, and since when, epoch ms. */
export interface HoursChange {
  readonly since: number
  readonly hours: Hours
}

/** The hours that a market began with, and what they were changed to, the oldest first. */
export interface MarketHours {
  readonly hours: Hours
  readonly hoursChanges?: readonly HoursChange[] | undefined
}

/** What decides when a product has a new price. */
export interface PriceHours extends MarketHours {
  readonly productType: ProductType
  /** Since when trading is suspended, epoch ms. */
  readonly suspendedSince?: number | null | undefined
}

/** The hours in force at a time (epoch ms), and since when; 0: since the beginning. */
export function hoursAt({ hours, hoursChanges }: MarketHours, time: number): HoursChange {
  return hoursChanges?.findLast(({ since }) => since <= time) ?? { since: 0, hours }
}

/**
 * The moment of the price that a product has at a time (epoch ms): the time itself, or that of the last close or the suspension, or of the
 * change to hours at which the exchange is closed.
 */
export function priceTimeOf(priceHours: PriceHours, time: number): PriceTime {
  const { productType, suspendedSince } = priceHours
  const isHalted = typeof suspendedSince === 'number' && suspendedSince <= time
  const until = isHalted ? suspendedSince : time
  const { since, hours } = hoursAt(priceHours, until)
  if (hours === 'always') return { time: until, isLive: !isHalted }
  return {
    time: Math.max(since, lastTradingMoment(productType, until)),
    isLive: !isHalted && isTrading(productType, until),
  }
}
