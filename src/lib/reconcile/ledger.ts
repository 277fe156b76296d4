import { negate, sum, trimZeros, type Decimal } from '../money.ts'
import type { Entry } from '../statement-shapes.ts'
import { first, plus } from './arithmetic.ts'
import { assetOf, type Facts } from './facts.ts'
import {
  isRecordKind,
  notBefore,
  reckon,
  sameMoment,
  sameWord,
  unknown,
  within,
  type About,
  type Finding,
  type RecordKind,
} from './finding.ts'

const aboutEntry = (entry: Entry): About => ({
  subject: { kind: 'entry', id: entry.id },
  entries: [entry.id],
  time: entry.time,
})

const balanceOf = (entry: Entry) => `${assetOf(entry)} ${entry.balance}`

/** Every entry, in the order in which the back end tells them: each begins where the one before it on its balance ended. */
export function* checkEntries(facts: Facts): Generator<Finding> {
  const { entries, from } = facts.statement
  const last = new Map<string, Decimal>()
  let previous: Entry | undefined
  for (const entry of entries) {
    const about = aboutEntry(entry)
    if (previous && !follows(entry, previous))
      yield sameWord('entryOrder', about, `> ${previous.id}`, entry.id)
    const before = last.get(balanceOf(entry)) ?? (from === null ? '0' : undefined)
    const steps = before === undefined ? undefined : [first('before', before), plus('change', entry.amount)]
    const stated = { stated: entry.balanceAfter, unit: entry.assetName }
    yield steps ? reckon('runningBalance', about, steps, stated) : unknown('runningBalance', about, 'outside')
    if (entry.balanceAfter.startsWith('-'))
      yield within('notNegative', about, { low: '0', high: null }, stated)
    last.set(balanceOf(entry), entry.balanceAfter)
    previous = entry
  }
  yield* checkEvents(entries)
  yield* checkEnd(facts, last)
}

/** Whether an entry's number is above that of the one before: numbers ascend, and no two entries have the same. */
function follows(entry: Entry, previous: Entry): boolean {
  const [transaction = '', place = ''] = entry.id.split('-')
  const [earlier = '', before = ''] = previous.id.split('-')
  if (transaction !== earlier) return BigInt(transaction) > BigInt(earlier)
  return Number(place) > Number(before)
}

/** The entries of one event: one moment, one record, and what leaves one balance for the other arrives there. */
function* checkEvents(entries: readonly Entry[]): Generator<Finding> {
  let legs: Entry[] = []
  for (const entry of entries) {
    if (legs[0] && legs[0].transactionId !== entry.transactionId) {
      yield* checkEvent(legs)
      legs = []
    }
    legs.push(entry)
  }
  yield* checkEvent(legs)
}

function* checkEvent(legs: readonly Entry[]): Generator<Finding> {
  const [head, ...rest] = legs
  if (!head) return
  const record = (entry: Entry) => `${entry.referenceType} ${entry.referenceId}`
  const stray = rest.find(entry => record(entry) !== record(head))
  const late = rest.find(entry => entry.time !== head.time)
  const misnamed = legs.find(entry => !entry.id.startsWith(`${entry.transactionId}-`))
  const about = { ...aboutEntry(head), entries: legs.map(entry => entry.id) }
  if (misnamed) yield sameWord('oneEvent', aboutEntry(misnamed), misnamed.id, misnamed.transactionId)
  if (stray) yield sameWord('oneEvent', aboutEntry(stray), record(head), record(stray))
  if (late) yield sameMoment('oneEvent', aboutEntry(late), head.time, late.time)
  if (!misnamed && !stray && !late) yield sameMoment('oneEvent', about, head.time, head.time)
  const moves = legs.filter(entry => entry.type === 'hold' || entry.type === 'release')
  for (const key of new Set(moves.map(entry => `${entry.type} ${assetOf(entry)}`))) {
    yield* checkMove(moves.filter(entry => `${entry.type} ${assetOf(entry)}` === key))
  }
}

/** What leaves one balance under hold or release is what reaches the other. */
function* checkMove(moved: readonly Entry[]): Generator<Finding> {
  const [head] = moved
  if (!head) return
  const amounts = (balance: Entry['balance']) =>
    moved.filter(entry => entry.balance === balance).map(entry => entry.amount)
  const [arrived = '0', ...more] = amounts('held')
  const steps = [first('change', negate(arrived)), ...more.map(amount => plus('change', negate(amount)))]
  const stated = trimZeros(sum(amounts('available')))
  const about = { ...aboutEntry(head), entries: moved.map(entry => entry.id) }
  yield reckon('balancedMove', about, steps, { stated, unit: head.assetName })
}

/** The balances that are told now are those after the last entry of each. */
function* checkEnd({ statement, nameOf }: Facts, last: ReadonlyMap<string, Decimal>): Generator<Finding> {
  const { balances, madeAt, from } = statement
  if (!balances) return
  const told = new Map<string, Decimal>(
    balances.flatMap(row =>
      (['available', 'held'] as const).map(kind => [`${assetOf(row)} ${kind}`, row[kind]] as const),
    ),
  )
  for (const key of new Set([...told.keys(), ...last.keys()])) {
    const asset = key.slice(0, key.lastIndexOf(' '))
    const about: About = { subject: { kind: 'balance', id: key }, entries: [], time: madeAt }
    const ending = last.get(key) ?? (from === null ? '0' : undefined)
    // What is not told of is not there: a back end lists what somebody has.
    const stated = { stated: told.get(key) ?? '0', unit: nameOf(asset) }
    yield ending === undefined
      ? unknown('closingBalance', about, 'outside')
      : reckon('closingBalance', about, [first('entries', ending)], stated)
  }
}

/** Every entry belongs to something that the back end tells of, and is not booked before it was asked for. */
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
  for (const entry of entries) {
    const reference = `${entry.referenceType} ${entry.referenceId}`
    const about = aboutEntry(entry)
    const createdAt = known.get(reference)
    if (entry.referenceType === 'adjustment') yield unknown('knownReference', about, 'adjustment')
    else if (!isRecordKind(entry.referenceType)) yield unknown('knownReference', about, 'otherKind')
    else {
      yield sameWord('knownReference', about, reference, createdAt === undefined ? '' : reference)
      if (createdAt !== undefined) yield notBefore('times', about, createdAt, entry.time)
    }
  }
}
