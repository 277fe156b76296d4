/** Seeded random numbers; nothing in the fuzzer uses Math.random or randomUUID. */
export interface Random {
  /** From 0 to 1, excluding 1. */
  fraction(): number
  /** An integer, both bounds included. */
  integer(least: number, most: number): number
  /** True with this probability, 0 to 1. */
  chance(share: number): boolean
  /** One of a list that is not empty. */
  pick<Item>(items: readonly Item[]): Item
  /** One of a list of items with their weights. */
  weighted<Item>(items: readonly (readonly [weight: number, item: Item])[]): Item
  /** An identifier in the form of a version 4 UUID. */
  uuid(): string
}

/** Scatters a number over 32 bits (murmur3's finaliser). */
function scatter(value: number): number {
  let bits = value | 0
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b)
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35)
  return (bits ^ (bits >>> 16)) >>> 0
}

/** Small Fast Counter (sfc32): a state of 128 bits, of which two numbers make the seed. */
function createSource(seed: number, stream: number): () => number {
  let a = scatter(seed)
  let b = scatter(stream ^ 0x9e3779b9)
  let c = scatter(seed ^ Math.imul(stream, 0x85ebca6b))
  let count = 1
  const next = () => {
    const sum = (a + b + count) | 0
    count = (count + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = ((c << 21) | (c >>> 11)) + sum
    return sum >>> 0
  }
  for (let warmed = 0; warmed < 12; warmed++) next()
  return next
}

/** A random source: the same seed and stream give the same numbers. Each call of a run has its own stream. */
export function createRandom(seed: number, stream: number): Random {
  const next = createSource(seed, stream)
  const fraction = () => next() / 0x1_0000_0000
  const integer = (least: number, most: number) => least + Math.floor(fraction() * (most - least + 1))
  const pick = <Item>(items: readonly Item[]): Item => {
    if (items.length === 0) throw new Error('Nothing to pick from.')
    return items[integer(0, items.length - 1)] as Item
  }
  const weighted = <Item>(items: readonly (readonly [number, Item])[]): Item => {
    let left = fraction() * items.reduce((sum, [weight]) => sum + weight, 0)
    const found = items.find(([weight]) => (left -= weight) < 0) ?? items.at(-1)
    if (!found) throw new Error('Nothing to pick from.')
    return found[1]
  }
  const hex = (digits: number) =>
    Array.from({ length: digits }, () => Math.floor(fraction() * 16).toString(16)).join('')
  return {
    fraction,
    integer,
    chance: share => fraction() < share,
    pick,
    weighted,
    uuid: () => `${hex(8)}-${hex(4)}-4${hex(3)}-${pick(['8', '9', 'a', 'b'])}${hex(3)}-${hex(12)}`,
  }
}
