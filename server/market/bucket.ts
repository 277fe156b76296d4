/** OHLCV of a time span in minor units: prices at `priceScale`, volume at `quantityScale`, amount in cents of USDT. */
export interface Bucket {
  open: number
  high: number
  low: number
  close: number
  volume: number
  amount: number
}

/** Decimals of `Bucket.amount`. */
export const AMOUNT_SCALE = 2

/** Merges a later bucket into an earlier one, in place. */
export function mergeInto(bucket: Bucket, later: Bucket): void {
  if (later.high > bucket.high) bucket.high = later.high
  if (later.low < bucket.low) bucket.low = later.low
  bucket.close = later.close
  bucket.volume += later.volume
  bucket.amount += later.amount
}

/** Merges both buckets; the earlier one is modified. */
export function merge(earlier: Bucket | undefined, later: Bucket | undefined): Bucket | undefined {
  if (!earlier || !later) return earlier ?? later
  mergeInto(earlier, later)
  return earlier
}

/** What a sum of volume × price, both in minor units, is divided by to give cents of USDT. */
export const amountDivisor = (product: {
  unitValue: number
  quantityScale: number
  priceScale: number
}): number => 10 ** (product.quantityScale + product.priceScale - AMOUNT_SCALE) / product.unitValue
