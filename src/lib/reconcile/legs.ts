import { groupBy } from '../collections/group-by.ts'
import { compare, negate, sum, trimZeros, type Decimal } from '../money/money.ts'
import type { ReportedEntry } from '../statement/account-shapes.ts'
import { startWith, plus, type TermName } from './arithmetic.ts'
import { assetOf, type Facts } from './facts.ts'
import { checkComputed, unchecked, type FindingContext, type Finding } from './finding.ts'

/** An expected change of one balance under one entry type. */
export interface Leg {
  readonly type: string
  readonly balance: 'available' | 'held'
  readonly asset: string
  readonly amount: Decimal
}

const HOLD = { type: 'hold', from: 'available', to: 'held' } as const
const RELEASE = { type: 'release', from: 'held', to: 'available' } as const

function moveLegs({ type, from, to }: typeof HOLD | typeof RELEASE, asset: string, amount: Decimal): Leg[] {
  return [
    { type, balance: from, asset, amount: negate(amount) },
    { type, balance: to, asset, amount },
  ]
}

/** Funds held for an order, and released again. */
export const hold = (asset: string, amount: Decimal) => moveLegs(HOLD, asset, amount)
export const release = (asset: string, amount: Decimal) => moveLegs(RELEASE, asset, amount)

const keyOf = ({ type, balance, asset }: Omit<Leg, 'amount'>) => `${type} ${balance} ${asset}`

/**
 * Compares the entries of a record with its expected legs, by entry type and balance: the sum of the legs against the
 * sum of the entries. Unexpected entries are compared with nothing. Skipped when some of the record's entries lie
 * outside the statement.
 */
export function* checkLegs(facts: Facts, about: FindingContext, legs: readonly Leg[]): Generator<Finding> {
  const entries = facts.entriesOf(about.subject.kind, about.subject.id)
  if (!facts.hasAllEntries(about.subject)) return yield unchecked('booked', about, 'outside')
  const wanted = new Map<string, { leg: Leg; amounts: Decimal[] }>()
  for (const leg of legs) {
    const group = wanted.get(keyOf(leg))
    if (group) group.amounts.push(leg.amount)
    else wanted.set(keyOf(leg), { leg, amounts: [leg.amount] })
  }
  const found = groupBy(entries, entry => keyOf({ ...entry, asset: assetOf(entry) }))
  for (const key of new Set([...wanted.keys(), ...found.keys()])) {
    yield* compareSums(facts, about, wanted.get(key), found.get(key) ?? [])
  }
}

function* compareSums(
  facts: Facts,
  about: FindingContext,
  wanted: { readonly leg: Leg; readonly amounts: readonly Decimal[] } | undefined,
  found: readonly ReportedEntry[],
): Generator<Finding> {
  const amounts = wanted?.amounts.filter(amount => compare(amount, '0') !== 0) ?? []
  if (amounts.length === 0 && found.length === 0) return
  const stated = trimZeros(sum(found.map(entry => entry.amount)))
  const asset = found[0] ? assetOf(found[0]) : wanted!.leg.asset
  const [start = '0', ...rest] = amounts
  const name: TermName = 'change'
  const steps = [startWith(name, start), ...rest.map(amount => plus(name, amount))]
  // Unexpected entries are listed by their ids; without entries, those of the record.
  const entryIds = found.length > 0 ? found.map(entry => entry.id) : about.entries
  yield checkComputed('booked', { ...about, entries: entryIds }, steps, { stated, unit: facts.nameOf(asset) })
}
