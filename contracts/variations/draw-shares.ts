/** Shares of a list, drawn from a seed. */
import { createRandom } from '#contracts/verify/random.ts'

interface Shares {
  readonly shares: number
  /** How many each has. */
  readonly size: number
  readonly seed: number
}

/** So many shares of a list, none of which has an item of another as long as there are enough. */
export function drawShares<Item>(all: readonly Item[], { shares, size, seed }: Shares): Item[][] {
  const random = createRandom(seed)
  const order = [...all]
  for (let last = order.length - 1; last > 0; last--) {
    const other = random.below(last + 1)
    ;[order[last], order[other]] = [order[other]!, order[last]!]
  }
  return Array.from({ length: shares }, (_, share) =>
    Array.from({ length: size }, (__, at) => order[(share * size + at) % order.length]!),
  )
}
