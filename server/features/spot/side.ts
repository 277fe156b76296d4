import { BUY, SELL, type Side } from '#src/lib/trading/spot-math.ts'

/** A stored side. */
export function toSide(side: bigint): Side {
  return side === 1n ? BUY : SELL
}
