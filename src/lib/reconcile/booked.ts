import { compare, negate, sum, trimZeros, type Decimal } from '../money.ts'
import type { Entry } from '../statement-shapes.ts'
import { first, plus, type TermName } from './arithmetic.ts'
import { assetOf, type Facts } from './facts.ts'
import { reckon, unknown, type About, type Finding } from './finding.ts'

/** What a record should have added to, or taken from, one balance under one type of entry. */
export interface Leg {
  readonly type: string
  readonly balance: 'available' | 'held'
  readonly asset: string
  readonly amount: Decimal
}

const HELD = { type: 'hold', from: 'available', to: 'held' } as const
const RELEASED = { type: 'release', from: 'held', to: 'available' } as const

function move({ type, from, to }: typeof HELD | typeof RELEASED, asset: string, amount: Decimal): Leg[] {
  return [
    { type, balance: from, asset, amount: negate(amount) },
    { type, balance: to, asset, amount },
  ]
}

/** Set aside for an order, and moved back from there. */
export const hold = (asset: string, amount: Decimal) => move(HELD, asset, amount)
export const release = (asset: string, amount: Decimal) => move(RELEASED, asset, amount)

const keyOf = ({ type, balance, asset }: Omit<Leg, 'amount'>) => `${type} ${balance} ${asset}`

/**
 * Holds the entries of a record against what it says, type by type and balance by balance: what it should have moved, and what its
 * entries add up to. Entries of a kind that it should not have are held against nothing.
 * None of it when some of its entries lie outside of the statement.
 */
export function* booked(facts: Facts, about: About, legs: readonly Leg[]): Generator<Finding> {
  const entries = facts.entriesOf(about.subject.kind, about.subject.id)
  if (!facts.isWhole(about.subject)) return yield unknown('booked', about, 'outside')
  const wanted = new Map<string, { leg: Leg; amounts: Decimal[] }>()
  for (const leg of legs) {
    const known = wanted.get(keyOf(leg))
    if (known) known.amounts.push(leg.amount)
    else wanted.set(keyOf(leg), { leg, amounts: [leg.amount] })
  }
  const found = Map.groupBy(entries, entry => keyOf({ ...entry, asset: assetOf(entry) }))
  for (const key of new Set([...wanted.keys(), ...found.keys()])) {
    yield* compareSums(facts, about, wanted.get(key), found.get(key) ?? [])
  }
}

function* compareSums(
  facts: Facts,
  about: About,
  wanted: { readonly leg: Leg; readonly amounts: readonly Decimal[] } | undefined,
  found: readonly Entry[],
): Generator<Finding> {
  const amounts = wanted?.amounts.filter(amount => compare(amount, '0') !== 0) ?? []
  if (amounts.length === 0 && found.length === 0) return
  const stated = trimZeros(sum(found.map(entry => entry.amount)))
  const asset = found[0] ? assetOf(found[0]) : wanted!.leg.asset
  const [start = '0', ...rest] = amounts
  const name: TermName = 'change'
  const steps = [first(name, start), ...rest.map(amount => plus(name, amount))]
  // Those that should not be there add up to nothing only when they are none.
  const lines = found.length > 0 ? found.map(entry => entry.id) : about.entries
  yield reckon('booked', { ...about, entries: lines }, steps, { stated, unit: facts.nameOf(asset) })
}
