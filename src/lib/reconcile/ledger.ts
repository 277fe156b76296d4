import { negate, sum, trimZeros, type Decimal } from '../money/money.ts'
import type { ReportedEntry } from '../statement/account-shapes.ts'
import { startWith, plus } from './arithmetic.ts'
import { assetOf, type Facts } from './facts.ts'
import {
  isRecordKind,
  checkNotBefore,
  checkComputed,
  checkTime,
  checkText,
  unchecked,
  checkRange,
  type FindingContext,
  type Finding,
  type RecordKind,
} from './finding.ts'

const aboutEntry = (entry: ReportedEntry): FindingContext => ({
  subject: { kind: 'entry', id: entry.id },
  entries: [entry.id],
  time: entry.time,
})

const balanceOf = (entry: ReportedEntry) => `${assetOf(entry)} ${entry.balance}`

/**
 * Checks every entry in the order of the back end: each one starts at the balance where the previous one on that
 * balance ended.
 */
export function* checkEntries(facts: Facts): Generator<Finding> {
  const { entries, from } = facts.statement
  const last = new Map<string, Decimal>()
  let previous: ReportedEntry | undefined
  for (const entry of entries) {
    const about = aboutEntry(entry)
    if (previous && !isNumberedAfter(entry, previous))
      yield checkText('entryOrder', about, `> ${previous.id}`, entry.id)
    const before = last.get(balanceOf(entry)) ?? (from === null ? '0' : undefined)
    const steps =
      before === undefined ? undefined : [startWith('before', before), plus('change', entry.amount)]
    const stated = { stated: entry.balanceAfter, unit: entry.assetName }
    yield steps
      ? checkComputed('runningBalance', about, steps, stated)
      : unchecked('runningBalance', about, 'outside')
    if (entry.balanceAfter.startsWith('-'))
      yield checkRange('notNegative', about, { low: '0', high: null }, stated)
    last.set(balanceOf(entry), entry.balanceAfter)
    previous = entry
  }
  yield* checkEvents(entries)
  yield* checkClosingBalances(facts, last)
}

/** Whether an entry's id is greater than the previous one: ids are ascending and unique. */
function isNumberedAfter(entry: ReportedEntry, previous: ReportedEntry): boolean {
  const [transaction = '', index = ''] = entry.id.split('-')
  const [earlier = '', before = ''] = previous.id.split('-')
  if (transaction !== earlier) return BigInt(transaction) > BigInt(earlier)
  return Number(index) > Number(before)
}

/** Checks the entries of one event: same time, same record, and what leaves one balance arrives at the other. */
function* checkEvents(entries: readonly ReportedEntry[]): Generator<Finding> {
  let legs: ReportedEntry[] = []
  for (const entry of entries) {
    if (legs[0] && legs[0].transactionId !== entry.transactionId) {
      yield* checkEvent(legs)
      legs = []
    }
    legs.push(entry)
  }
  yield* checkEvent(legs)
}

function* checkEvent(legs: readonly ReportedEntry[]): Generator<Finding> {
  const [head, ...rest] = legs
  if (!head) return
  const record = (entry: ReportedEntry) => `${entry.referenceType} ${entry.referenceId}`
  const foreign = rest.find(entry => record(entry) !== record(head))
  const late = rest.find(entry => entry.time !== head.time)
  const misnamed = legs.find(entry => !entry.id.startsWith(`${entry.transactionId}-`))
  const about = { ...aboutEntry(head), entries: legs.map(entry => entry.id) }
  if (misnamed) yield checkText('oneEvent', aboutEntry(misnamed), misnamed.id, misnamed.transactionId)
  if (foreign) yield checkText('oneEvent', aboutEntry(foreign), record(head), record(foreign))
  if (late) yield checkTime('oneEvent', aboutEntry(late), head.time, late.time)
  if (!misnamed && !foreign && !late) yield checkTime('oneEvent', about, head.time, head.time)
  const moves = legs.filter(entry => entry.type === 'hold' || entry.type === 'release')
  for (const key of new Set(moves.map(entry => `${entry.type} ${assetOf(entry)}`))) {
    yield* checkMove(moves.filter(entry => `${entry.type} ${assetOf(entry)}` === key))
  }
}

/** The amount leaving one balance by hold or release must reach the other. */
function* checkMove(moved: readonly ReportedEntry[]): Generator<Finding> {
  const [head] = moved
  if (!head) return
  const amounts = (balance: ReportedEntry['balance']) =>
    moved.filter(entry => entry.balance === balance).map(entry => entry.amount)
  const [arrived = '0', ...more] = amounts('held')
  const steps = [startWith('change', negate(arrived)), ...more.map(amount => plus('change', negate(amount)))]
  const stated = trimZeros(sum(amounts('available')))
  const about = { ...aboutEntry(head), entries: moved.map(entry => entry.id) }
  yield checkComputed('balancedMove', about, steps, { stated, unit: head.assetName })
}

/** The reported balances must equal those after the last entry of each. */
function* checkClosingBalances(
  { statement, nameOf }: Facts,
  last: ReadonlyMap<string, Decimal>,
): Generator<Finding> {
  const { balances, madeAt, from } = statement
  if (!balances) return
  const reported = new Map<string, Decimal>(
    balances.flatMap(row =>
      (['available', 'held'] as const).map(kind => [`${assetOf(row)} ${kind}`, row[kind]] as const),
    ),
  )
  for (const key of new Set([...reported.keys(), ...last.keys()])) {
    const asset = key.slice(0, key.lastIndexOf(' '))
    const about: FindingContext = { subject: { kind: 'balance', id: key }, entries: [], time: madeAt }
    const closing = last.get(key) ?? (from === null ? '0' : undefined)
    // A balance that is not reported is zero: the back end lists only existing ones.
    const stated = { stated: reported.get(key) ?? '0', unit: nameOf(asset) }
    yield closing === undefined
      ? unchecked('closingBalance', about, 'outside')
      : checkComputed('closingBalance', about, [startWith('entries', closing)], stated)
  }
}

/** Every entry must belong to a reported record, and must not be booked before the record was created. */
export function* checkReferences(facts: Facts): Generator<Finding> {
  const { deposits, spotOrders, bibiOrders, quickOrders, contractOrders, entries, ...more } = facts.statement
  const lists: Record<RecordKind, readonly { readonly id: string; readonly createdAt: number }[]> = {
    deposit: deposits,
    withdrawal: more.withdrawals,
    exchange: more.exchanges,
    pledgeOrder: more.pledgeOrders,
    miningOrder: more.miningOrders,
    newShares: more.shareSubscriptions,
    loan: more.loans,
    award: more.awards.map(award => ({ id: award.id, createdAt: award.time })),
    spotOrder: spotOrders,
    bibiOrder: bibiOrders,
    quickOrder: quickOrders,
    contract: contractOrders,
  }
  const known = new Map<string, number>(
    Object.entries(lists).flatMap(([kind, rows]) =>
      rows.map(row => [`${kind} ${row.id}`, row.createdAt] as const),
    ),
  )
  yield* checkMissingRecords(facts, known)
  for (const entry of entries) {
    const reference = `${entry.referenceType} ${entry.referenceId}`
    const about = aboutEntry(entry)
    const createdAt = known.get(reference)
    if (entry.referenceType === 'adjustment') yield unchecked('knownReference', about, 'adjustment')
    else if (!isRecordKind(entry.referenceType)) yield unchecked('knownReference', about, 'otherKind')
    else {
      yield checkText('knownReference', about, reference, createdAt === undefined ? '' : reference)
      if (createdAt !== undefined) yield checkNotBefore('times', about, createdAt, entry.time)
    }
  }
}

/** A record that has entries and is not listed, named itself, once. */
function* checkMissingRecords(facts: Facts, known: ReadonlyMap<string, number>): Generator<Finding> {
  const missing = new Map<string, ReportedEntry>()
  for (const entry of facts.statement.entries) {
    const reference = `${entry.referenceType} ${entry.referenceId}`
    if (isRecordKind(entry.referenceType) && !known.has(reference) && !missing.has(reference))
      missing.set(reference, entry)
  }
  for (const [reference, { referenceType, referenceId, time }] of missing) {
    if (!isRecordKind(referenceType)) continue
    yield checkText('knownReference', facts.about(referenceType, referenceId, time), reference, '')
  }
}
