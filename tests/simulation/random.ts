/** Seeded random numbers: the same seed gives the same numbers (sfc32, seeded by splitmix32). */
export interface Random {
  /** An integer from 0 to `count - 1`. */
  below(count: number): number
  /** True with this percentage. */
  percent(share: number): boolean
  pick<Item>(items: readonly Item[]): Item
  /** One of the names, by their weights. */
  weighted<Name extends string>(weights: Readonly<Record<Name, number>>): Name
}

function splitmix(seed: number): () => number {
  let state = seed | 0
  return () => {
    state = (state + 0x9e3779b9) | 0
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad)
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97)
    return (mixed ^ (mixed >>> 15)) >>> 0
  }
}

/** A random source for a seed and a stream. */
export function createRandom(seed: number, stream = 0): Random {
  const start = splitmix(seed ^ Math.imul(stream + 1, 0x85ebca77))
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
  const below = (limit: number) => Math.floor((next() / 4294967296) * limit)
  const weighted: Random['weighted'] = weights => {
    const entries = Object.entries(weights) as [keyof typeof weights, number][]
    let left = below(entries.reduce((sum, [, weight]) => sum + weight, 0))
    for (const [name, weight] of entries) {
      if (left < weight) return name
      left -= weight
    }
    throw new Error('There is nothing to choose from.')
  }
  return { below, percent: share => below(100) < share, pick: items => items[below(items.length)]!, weighted }
}
