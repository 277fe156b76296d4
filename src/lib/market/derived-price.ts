/** A product that another one's price follows from: in proportion to its price, or to the inverse of it. */
export interface PriceLeg {
  readonly productCode: string
  readonly isInverse: boolean
}

/** The price that follows from those of one or two legs, all in minor units: in whole steps and at least one. */
export type DerivedPrice = (one: number, other?: number) => number

/**
 * How a price follows from those of its legs: in proportion to their product, inverse ones divided.
 * @param at its price and those of the legs at one moment, in minor units, and its step
 */
export function createDerivedPrice(
  [first, second]: readonly Pick<PriceLeg, 'isInverse'>[],
  at: { readonly price: number; readonly legPrices: readonly number[]; readonly tickSize: number },
): DerivedPrice {
  const valueOf = (factor: number, one: number, other: number) => {
    const value = first!.isInverse ? factor / one : factor * one
    return second ? (second.isInverse ? value / other : value * other) : value
  }
  const { price, legPrices, tickSize } = at
  const ratio = price / valueOf(1, legPrices[0]!, legPrices[1] ?? 1)
  return (one, other = 1) => Math.max(1, Math.round(valueOf(ratio, one, other) / tickSize)) * tickSize
}
