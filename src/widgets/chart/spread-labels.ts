/**
 * Moves labels apart that would cover each other, as little as possible and without changing their order.
 * @param places their middles along one axis, px
 * @param gap the least distance of two middles, px
 * @returns the middles to draw them at, in the same order
 */
export function spreadLabels(places: readonly number[], gap: number): number[] {
  const order = places.map((_, index) => index).toSorted((one, other) => places[one]! - places[other]!)
  // Labels that touch move as one, around the mean of where they belong.
  const groups: { start: number; sum: number; count: number }[] = []
  for (const index of order) {
    let group = { start: places[index]!, sum: places[index]!, count: 1 }
    for (let above = groups.at(-1); above && above.start + above.count * gap > group.start;) {
      groups.pop()
      const count = above.count + group.count
      const sum = above.sum + group.sum
      group = { start: sum / count - ((count - 1) * gap) / 2, sum, count }
      above = groups.at(-1)
    }
    groups.push(group)
  }
  const drawn = groups.flatMap(({ start, count }) =>
    Array.from({ length: count }, (_, place) => start + place * gap),
  )
  const spread: number[] = []
  for (const [rank, index] of order.entries()) spread[index] = drawn[rank]!
  return spread
}
