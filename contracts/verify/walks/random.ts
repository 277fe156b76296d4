/** Random numbers from a seed (mulberry32): the same seed gives the same numbers everywhere. */
export interface Random {
  /** An integer from 0 to `count - 1`. */
  below: (count: number) => number
  /** True with this percentage. */
  percent: (share: number) => boolean
  pick: <Item>(items: readonly Item[]) => Item
}

export function createRandom(seed: number): Random {
  let state = Math.imul(seed, 0x9e3779b1)
  const below = (count: number) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * count)
  }
  return {
    below,
    percent: share => below(100) < share,
    pick: items => items[below(items.length)]!,
  }
}
