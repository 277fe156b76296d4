/**
 * Whether the account's own balances are in the published liabilities of a day, and whether the roots go on from the one that the device
 * has seen. The format is in docs/rules/wallet.md.
 */
import { groupBy } from '../collections/group-by.ts'
import { isDecimal, trimZeros, type Decimal } from '../money/decimal.ts'
import {
  byAsset,
  dayRoot,
  leafNode,
  rootFrom,
  startOf,
  totalsHash,
  type DayRoot,
  type TreeNode,
} from '../proofs/liability-tree.ts'
import { add } from '../money/money.ts'
import type { ReportedEntry } from '../statement/account-shapes.ts'
import { assetOf } from './facts.ts'
import { checkComputed, checkRange, checkText, type Finding, type FindingContext } from './finding.ts'

interface AssetIds {
  readonly currencyId: number | null
  readonly productId: number | null
}

/** The root of a day as it is published. */
export interface PublishedRoot extends DayRoot {
  readonly hash: string
}

/** What all customers have of one asset. */
interface PublishedTotal extends AssetIds {
  readonly leaves: number
  readonly total: Decimal
  readonly root: string
}

/** A balance of the account and its path. */
interface OwnLeaf extends AssetIds {
  readonly amount: Decimal
  readonly blind: string
  readonly index: number
  readonly path: readonly TreeNode[]
}

/** What a back end publishes, and what it proves to one account. */
export interface PublishedLiabilities {
  /** The account's name, which is part of its leaves. */
  readonly account: string
  /** Newest first, with at least one; back to the day that the device has seen. */
  readonly roots: readonly PublishedRoot[]
  /** Whether the last of them is the first that was ever published. */
  readonly isWhole: boolean
  /** Of the newest day. */
  readonly totals: readonly PublishedTotal[]
  readonly leaves: readonly OwnLeaf[]
}

/** The newest root that the device has seen. It contains all roots before it. */
export type SeenRoot = Pick<PublishedRoot, 'day' | 'hash'>

const about = (id: string, day: string): FindingContext => ({
  subject: { kind: 'published', id },
  entries: [],
  time: startOf(day),
})

/** Each root follows from the one before it, and the one that the device has seen is still there. */
export function* checkRoots(
  { roots, isWhole }: Pick<PublishedLiabilities, 'roots' | 'isWhole'>,
  seen: SeenRoot | undefined,
): Generator<Finding> {
  for (const [index, root] of roots.entries()) {
    const { day, hash } = root
    const older = roots[index + 1]
    const previous = older?.hash ?? (isWhole ? null : root.previous)
    const isInOrder = older === undefined || older.day < day
    yield checkText('roots', about(day, day), isInOrder ? dayRoot({ ...root, previous }) : '', hash)
  }
  if (seen) {
    const now = roots.find(({ day }) => day === seen.day)
    yield checkText('roots', about(seen.day, seen.day), seen.hash, now?.hash ?? '')
  }
}

/** Whether a sum is written as it has to be hashed: zero or positive, without trailing zeros. */
const isSum = (text: unknown): boolean => typeof text === 'string' && /^(0|[1-9]\d*)(\.\d*[1-9])?$/.test(text)

/** A sum that may not be in a tree: below zero, or no canonical decimal. */
const badSum = (context: FindingContext, check: 'totals' | 'included', sum: Decimal): Finding =>
  isDecimal(sum) && sum.startsWith('-')
    ? checkRange(check, context, { low: '0', high: null }, { stated: sum, unit: '' })
    : checkText(check, context, '≥ 0', String(sum))

/** The totals are those that the root commits to: each asset once, in their order, and nothing negative. */
function* checkTotals({ roots, totals }: PublishedLiabilities): Generator<Finding> {
  const { day, totalsHash: stated } = roots[0]!
  const named = totals.map(total => ({ ...total, asset: assetOf(total) }))
  yield checkText('totals', about(day, day), totalsHash(named), stated)
  for (const [index, { asset, total }] of named.entries()) {
    const before = named[index - 1]?.asset
    // Also where it is no number: customers divided between two totals of one asset would each find theirs.
    if (before !== undefined && !(byAsset(before, asset) < 0))
      yield checkText('totals', about(asset, day), asset, `${before}, ${asset}`)
    if (!isSum(total)) yield badSum(about(asset, day), 'totals', total)
  }
}

/** What the account had at the beginning of a day by its own entries, by asset, with the asset's name. */
export function ownedAt(
  entries: readonly ReportedEntry[],
  day: string,
): Map<string, { name: string; amount: Decimal }> {
  const owned = new Map<string, { name: string; amount: Decimal }>()
  for (const entry of entries) {
    if (entry.time >= startOf(day)) continue
    const asset = assetOf(entry)
    const amount = add(owned.get(asset)?.amount ?? '0', entry.amount)
    owned.set(asset, { name: entry.assetName, amount: trimZeros(amount) })
  }
  for (const [asset, { amount }] of owned) if (amount === '0') owned.delete(asset)
  return owned
}

/** One leaf leads to the published total and root of its asset, and nothing on its path is negative. */
function checkPath(
  { account, roots, totals }: PublishedLiabilities,
  { path, index, amount, blind, ...ids }: OwnLeaf,
): Finding {
  const { day } = roots[0]!
  const asset = assetOf(ids)
  const context = about(asset, day)
  const negative = path.find(({ total }) => !isSum(total))
  if (negative) return badSum(context, 'included', negative.total)
  const published = totals.find(each => assetOf(each) === asset)
  const leaf = leafNode({ day, asset, amount, blind, account })
  const root = rootFrom(leaf, { index, leaves: published?.leaves ?? 0, path })
  const computed = root ? `${root.total} ${root.hash}` : '–'
  return checkText('included', context, computed, published ? `${published.total} ${published.root}` : '')
}

/** Every balance that the account had is a leaf with this amount, and there is no other leaf of the account. */
function* checkLeaves(
  published: PublishedLiabilities,
  entries: readonly ReportedEntry[],
): Generator<Finding> {
  const { day } = published.roots[0]!
  const owned = ownedAt(entries, day)
  const leaves = groupBy(published.leaves, assetOf)
  for (const asset of new Set([...owned.keys(), ...leaves.keys()])) {
    const { name, amount } = owned.get(asset) ?? { name: '', amount: '0' }
    const [leaf] = leaves.get(asset) ?? []
    const stated = leaf && isSum(leaf.amount) ? leaf.amount : '0'
    const compared = { stated, unit: name }
    const context = about(asset, day)
    yield checkComputed('included', context, [{ do: 'first', name: 'before', value: amount }], compared)
    if (leaf && isSum(leaf.amount)) yield checkPath(published, leaf)
  }
}

/** Checks what is published against the account's own entries and against the root that the device has seen. */
export function* checkLiabilities(
  published: PublishedLiabilities,
  entries: readonly ReportedEntry[],
  seen: SeenRoot | undefined,
): Generator<Finding> {
  yield* checkRoots(published, seen)
  yield* checkTotals(published)
  yield* checkLeaves(published, entries)
}
