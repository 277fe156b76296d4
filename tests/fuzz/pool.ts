import { PRODUCED, PUBLIC_KINDS, kindOf } from './kinds.ts'
import type { Actor } from './people.ts'
import type { Random } from './random.ts'
import type { Value } from './values.ts'

export type Fields = Readonly<Record<string, Value>>

/** A product as calls name it. */
export interface Product {
  readonly productId: number
  readonly productType: number
  readonly productCode: string
}

/** A call with an idempotency key that may be made once more. */
export interface KeyedCall {
  readonly number: number
  readonly operation: string
  /** The account that made it: its name in findings stays, its account may be replaced. */
  readonly account: string | undefined
  readonly fields: Fields
  /** The id that it was answered with. */
  readonly id: string
}

/** An answer of the API that was read as JSON. */
export interface ParsedAnswer {
  readonly code?: unknown
  readonly data?: unknown
  readonly rows?: unknown
}

/** As many as are remembered of each kind for each person. */
const REMEMBERED = 60

interface Row {
  readonly id?: string | number
  readonly productId?: number
  readonly productType?: number
  readonly productCode?: string
  readonly pairCode?: string
}

/** What was learnt from answers, to be asked for in later calls. */
export interface Pool {
  /** Takes ids, products and pairs out of an answer. `number` is the call that it belongs to. */
  learn(actor: Actor, operation: string, answer: ParsedAnswer, number: number): void
  /** An id for a field: one's own, somebody else's, or one that never was. Undefined when no id belongs there. */
  idFor(actor: Actor, operation: string, field: string, random: Random): Value | undefined
  product(random: Random): Product
  pair(random: Random): string
  remember(call: KeyedCall): void
  /** A call that was made with a key before. */
  keyed(random: Random): KeyedCall | undefined
  /** The call from whose answer an id is known; 0 when that was before the first. */
  sourceOf(id: string): number | undefined
  /** What an id is that was known before the first call, in words that are the same in every run of a seed. */
  labelOf(id: string): string | undefined
  /** The id of such words. */
  idOf(label: string): string | undefined
}

function keepNewest<Item>(items: Item[], item: Item, most = REMEMBERED): void {
  items.push(item)
  if (items.length > most) items.shift()
}

/** As many sources of ids as are known at a time. */
const SOURCES = 20_000

/** Where products and pairs were seen. */
function createMarketMemory() {
  const products = new Map<number, Product>()
  const pairs = new Set<string>()
  return {
    learn({ productId, productType, productCode, pairCode }: Row) {
      if (productId !== undefined && productType !== undefined && productCode !== undefined) {
        products.set(productId, { productId, productType, productCode })
      }
      if (pairCode !== undefined) pairs.add(pairCode)
    },
    product: (random: Random): Product =>
      products.size === 0
        ? { productId: 1, productType: 1, productCode: 'AAPL' }
        : random.pick([...products.values()]),
    pair: (random: Random) => (pairs.size === 0 ? 'ETH/BTC' : random.pick([...pairs])),
  }
}

/** Names for what was there before the first call. */
function createLabels() {
  const byId = new Map<string, string>()
  const byLabel = new Map<string, string>()
  return {
    add: (id: string, kind: string) => {
      let number = 1
      while (byLabel.has(`${kind} ${number}`)) number++
      byId.set(id, `${kind} ${number}`)
      byLabel.set(`${kind} ${number}`, id)
    },
    of: (id: string) => byId.get(id),
    find: (label: string) => byLabel.get(label),
  }
}

/** A memory of what answers told. */
export function createPool(): Pool {
  const ids = new Map<string, (string | number)[]>()
  const sources = new Map<string, number>()
  const labels = createLabels()
  const market = createMarketMemory()
  const keyed: KeyedCall[] = []
  const idsOf = (owner: string, kind: string) => {
    const key = `${PUBLIC_KINDS.has(kind) ? '' : owner} ${kind}`
    const known = ids.get(key) ?? []
    ids.set(key, known)
    return known
  }
  const learnId = (owner: string, kind: string, id: string | number, number: number) => {
    const known = idsOf(owner, kind)
    if (known.includes(id)) return
    keepNewest(known, id)
    keepNewest(idsOf('everybody', kind), id)
    sources.set(String(id), number)
    if (number === 0) labels.add(String(id), `${owner} ${kind}`)
    if (sources.size > SOURCES) sources.delete(sources.keys().next().value ?? '')
  }
  return {
    ...market,
    learn({ name }, operation, { data, rows }, number) {
      const kind = PRODUCED[operation]
      const found = [...(Array.isArray(rows) ? rows : []), ...(data ? [data] : [])] as Row[]
      for (const row of found) {
        market.learn(row)
        if (kind !== undefined && row.id !== undefined) learnId(name, kind, row.id, number)
      }
    },
    idFor({ name }, operation, field, random) {
      const kind = kindOf(operation, field)
      if (kind === undefined) return undefined
      const chosen = random.fraction()
      const place = random.fraction()
      const known = idsOf(chosen < 0.85 ? name : 'everybody', kind)
      const unknown = kind.endsWith('Product') ? 999 : '7321480000000021'
      if (chosen > 0.97) return unknown
      return known[Math.floor(place * known.length)] ?? unknown
    },
    remember: call => keepNewest(keyed, call, 500),
    keyed: random => keyed[Math.floor(random.fraction() * keyed.length)],
    sourceOf: id => sources.get(id),
    labelOf: labels.of,
    idOf: labels.find,
  }
}
