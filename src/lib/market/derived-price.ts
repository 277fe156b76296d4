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
  const { price, legPrices, tickSize } = at
  const one = first!.isInverse
    ? (factor: number, leg: number) => factor / leg
    : (factor: number, leg: number) => factor * leg
  const valueOf = !second
    ? one
    : second.isInverse
      ? (factor: number, leg: number, other: number) => one(factor, leg) / other
      : (factor: number, leg: number, other: number) => one(factor, leg) * other
  const ratio = price / valueOf(1, legPrices[0]!, legPrices[1] ?? 1)
  if (tickSize === 1) return (leg, other = 1) => Math.max(1, Math.round(valueOf(ratio, leg, other)))
  return (leg, other = 1) => Math.max(1, Math.round(valueOf(ratio, leg, other) / tickSize)) * tickSize
}
