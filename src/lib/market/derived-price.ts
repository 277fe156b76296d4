/** A product that another one's price follows from: in proportion to its price, or to the inverse of it. */
export interface PriceLeg {
  readonly productCode: string
  readonly isInverse: boolean
}

/** The product of the legs' prices, inverse ones divided, times a factor. */
export function legsValue(legs: readonly PriceLeg[], prices: readonly number[], factor = 1): number {
  let value = factor
  for (let leg = 0; leg < legs.length; leg++)
    value = legs[leg]!.isInverse ? value / prices[leg]! : value * prices[leg]!
  return value
}

/** A derived price in minor units, from the ratio times the value of the legs: in whole steps and at least one. */
export const derivedPrice = (value: number, tickSize: number): number =>
  Math.max(1, Math.round(value / tickSize)) * tickSize
