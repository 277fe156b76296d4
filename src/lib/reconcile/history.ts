/** What was seen of an account earlier, against what is told now: history may only grow. */
import { groupBy } from '../collections/group-by.ts'
import type { ReportedEntry } from '../statement/account-shapes.ts'
import type { Statement } from '../statement/statement.ts'
import { aboutEntry, balanceKey } from './chain.ts'
import { checkText, type Finding } from './finding.ts'

/** Digits of a hash that are kept: enough that no other history has them by chance or by trying. */
const KEPT_DIGITS = 32

/** An entry that was seen, with the first digits of the running hash that it had. */
export interface SeenEntry {
  readonly id: string
  readonly hash: string
  readonly time: number
}

/** Of each balance some of the entries seen, oldest first; the last one is the newest that was seen. */
export type SeenHistory = Readonly<Record<string, readonly SeenEntry[]>>

/** The newest entries of each balance that are kept one by one, and how many older ones stand for all others. */
const NEWEST = 100
const OLDER = 50

/** What to keep of a balance: its newest entries, and older ones at equal distances. */
function thin(seen: readonly SeenEntry[]): SeenEntry[] {
  const older = seen.slice(0, -NEWEST)
  const step = Math.ceil(older.length / OLDER)
  return [...older.filter((_, index) => (older.length - 1 - index) % step === 0), ...seen.slice(-NEWEST)]
}

/** What a device keeps of a statement that reaches back to the first entry. */
export function historyOf({ entries }: Statement): SeenHistory {
  const hashed = entries.flatMap(({ hash, ...entry }) => (hash === null ? [] : [{ ...entry, hash }]))
  const byBalance = groupBy(hashed, balanceKey)
  return Object.fromEntries(
    [...byBalance].map(([key, rows]) => [
      key,
      thin(rows.map(({ id, hash, time }) => ({ id, hash: hash.slice(0, KEPT_DIGITS), time }))),
    ]),
  )
}

/**
 * Compares the entries of now with what the device has seen. One finding for each balance: everything is as it was, or the first entry
 * seen that has another hash or is gone, with the entries among which something has changed.
 */
export function* checkSeenHistory({ entries }: Statement, seen: SeenHistory): Generator<Finding> {
  const now = new Map(entries.map(entry => [entry.id, entry]))
  const byBalance = groupBy(entries, balanceKey)
  for (const [key, checkpoints] of Object.entries(seen)) {
    const newest = checkpoints.at(-1)
    if (!newest) continue
    const changed = checkpoints.find(({ id, hash }) => !now.get(id)?.hash?.startsWith(hash))
    if (!changed) {
      yield checkText('history', aboutEntry(newest), newest.hash, newest.hash)
      continue
    }
    const kept = checkpoints[checkpoints.indexOf(changed) - 1]
    const between = (byBalance.get(key) ?? []).filter(
      ({ id }) => !(kept && isAtMost(id, kept.id)) && isAtMost(id, changed.id),
    )
    const about = {
      ...aboutEntry(changed),
      entries: [...new Set([...between.map(({ id }) => id), changed.id])],
    }
    yield checkText('history', about, changed.hash, now.get(changed.id)?.hash ?? '')
  }
}

function isAtMost(one: string, other: string): boolean {
  const [transaction = '0', leg = '0'] = one.split('-')
  const [otherTransaction = '0', otherLeg = '0'] = other.split('-')
  return transaction === otherTransaction
    ? Number(leg) <= Number(otherLeg)
    : BigInt(transaction) < BigInt(otherTransaction)
}

const FIELDS = [
  'type',
  'balance',
  'currencyId',
  'productId',
  'amount',
  'balanceAfter',
  'referenceType',
  'referenceId',
  'time',
  'hash',
] as const satisfies readonly (keyof ReportedEntry)[]

const textOf = (entry: ReportedEntry, names: readonly (keyof ReportedEntry)[]) =>
  names.map(name => `${name} ${entry[name]}`).join(', ')

/**
 * Compares an earlier statement with a later one, entry by entry, where their periods overlap: each entry that was changed, is gone, or
 * has appeared among older ones is a finding of its own. Without any, the newest common entry agrees.
 */
export function* compareStatements(earlier: Statement, later: Statement): Generator<Finding> {
  const newest = earlier.entries.at(-1)
  if (!newest) return
  const from = Math.max(earlier.from ?? 0, later.from ?? 0)
  const to = Math.min(earlier.to ?? Infinity, later.to ?? Infinity)
  const isCommon = ({ id, time }: ReportedEntry) => time >= from && time < to && isAtMost(id, newest.id)
  const before = new Map(earlier.entries.map(entry => [entry.id, entry]))
  const after = new Map(later.entries.map(entry => [entry.id, entry]))
  let changes = 0
  for (const entry of earlier.entries.filter(isCommon)) {
    const now = after.get(entry.id)
    // A hash that was not there yet proves nothing.
    const changed =
      now && FIELDS.filter(name => now[name] !== entry[name] && !(name === 'hash' && entry.hash === null))
    if (changed?.length === 0) continue
    changes++
    yield checkText(
      'history',
      aboutEntry(entry),
      textOf(entry, changed ?? FIELDS),
      now ? textOf(now, changed ?? []) : '',
    )
  }
  for (const entry of later.entries.filter(isCommon)) {
    if (before.has(entry.id)) continue
    changes++
    yield checkText('history', aboutEntry(entry), '', textOf(entry, FIELDS))
  }
  if (changes === 0) yield checkText('history', aboutEntry(newest), newest.id, newest.id)
}
