/**
 * Random numbers from a seed, for the verifier and all tests: the same seed gives the same numbers everywhere (sfc32, seeded by
 * splitmix32).
 */
export interface Random {
  /** From 0 to 1, excluding 1. */
  fraction: () => number
  /** An integer from 0 to `count - 1`. */
  below: (count: number) => number
  /** An integer, both bounds included. */
  integer: (least: number, most: number) => number
  /** True with this percentage. */
  percent: (share: number) => boolean
  /** One of a list. @throws RangeError when the list is empty */
  pick: <Item>(items: readonly Item[]) => Item
  /** One of the names, by their weights. @throws RangeError when all weights are 0 */
  weighted: <Name extends string>(weights: Readonly<Record<Name, number>>) => Name
}

/** Integers of 32 bits that make the state of a generator from one number. */
function splitmix32(seed: number): () => number {
  let state = seed | 0
  return () => {
    state = (state + 0x9e3779b9) | 0
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad)
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97)
    return (mixed ^ (mixed >>> 15)) >>> 0
  }
}

/** Integers of 32 bits from a state of 128 bits. */
function sfc32(start: () => number): () => number {
  let [a, b, c, count] = [start(), start(), start(), 1]
  const next = (): number => {
    const sum = (a + b + count) | 0
    count = (count + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (((c << 21) | (c >>> 11)) + sum) | 0
    return sum >>> 0
  }
  for (let round = 0; round < 12; round++) next()
  return next
}

/** A generator for a seed and a stream: what is drawn from one stream does not change another. */
export function createRandom(seed: number, stream = 0): Random {
  const next = sfc32(splitmix32(seed ^ Math.imul(stream + 1, 0x85ebca77)))
  const fraction = () => next() / 2 ** 32
  const below = (count: number) => Math.floor(fraction() * count)
  return {
    fraction,
    below,
    integer: (least, most) => least + below(most - least + 1),
    percent: share => fraction() * 100 < share,
    pick(items) {
      if (items.length === 0) throw new RangeError('There is nothing to pick from.')
      return items[below(items.length)]!
    },
    weighted(weights) {
      const entries = Object.entries(weights) as [keyof typeof weights, number][]
      let left = fraction() * entries.reduce((sum, [, weight]) => sum + weight, 0)
      for (const [name, weight] of entries) {
        if (left < weight) return name
        left -= weight
      }
      throw new RangeError('There is nothing to choose from.')
    },
  }
}
