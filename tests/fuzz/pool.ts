import type { Random } from '#contracts/verify/random.ts'
import { PRODUCED_IDS, PUBLIC_KINDS, kindOf } from './id-kinds.ts'
import type { Actor } from './people.ts'
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
  /** The account that made it; an actor keeps its name but may get another account. */
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

/** Maximum ids per kind and actor. */
const MAX_IDS_PER_KIND = 60

interface Row {
  readonly id?: string | number
  readonly productId?: number
  readonly productType?: number
  readonly productCode?: string
  readonly pairCode?: string
}

/** Ids and products from answers, for later calls. */
export interface Pool {
  /** Takes ids, products and pairs out of an answer. `number` is the call that it belongs to. */
  learn(actor: Actor, operation: string, answer: ParsedAnswer, number: number): void
  /** An id for a field: own, foreign or unknown. Undefined when the field takes no id. */
  idFor(actor: Actor, operation: string, field: string, random: Random): Value | undefined
  product(random: Random): Product
  pair(random: Random): string
  remember(call: KeyedCall): void
  /** An earlier call with an idempotency key. */
  keyed(random: Random): KeyedCall | undefined
  /** The number of the call whose answer contained an id; 0 before the first call. */
  sourceOf(id: string): number | undefined
  /** The label of an id that was known before the first call, equal in every run of a seed. */
  labelOf(id: string): string | undefined
  /** The id of such a label. */
  idOf(label: string): string | undefined
}

function keepNewest<Item>(items: Item[], item: Item, most = MAX_IDS_PER_KIND): void {
  items.push(item)
  if (items.length > most) items.shift()
}

/** Maximum number of known id sources. */
const MAX_SOURCES = 20_000

/** Products and pairs from answers. */
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

/** Labels of ids from before the first call. */
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

/** An empty pool. */
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
    if (sources.size > MAX_SOURCES) sources.delete(sources.keys().next().value ?? '')
  }
  return {
    ...market,
    learn({ name }, operation, { data, rows }, number) {
      const kind = PRODUCED_IDS[operation]
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
    keyed: random => keyed[random.below(keyed.length)],
    sourceOf: id => sources.get(id),
    labelOf: labels.of,
    idOf: labels.find,
  }
}
