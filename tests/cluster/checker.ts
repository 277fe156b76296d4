/**
 * Compares what customers were told with what the ledger says: nothing confirmed is lost, nothing is done twice, reads never go back, and
 * each balance is the sum of what was confirmed, and of what was unknown and turned out to be done. It shares no code with the program and
 * trusts only the history and the tables.
 */
import type { Answer, LedgerTables, Operation } from './history.ts'
import { checkReads } from './read-checks.ts'

export interface Finding {
  readonly check:
    | 'lost'
    | 'twice'
    | 'unasked'
    | 'wrong'
    | 'balance'
    | 'read went back'
    | 'repeated differently'
  readonly message: string
}

const MONEY_DECIMALS = 6
const QUANTITY_DECIMALS = 8

/** A decimal in minor units. */
export function minorUnits(decimal: string, decimals: number): bigint {
  const [whole = '', fraction = ''] = decimal.split('.')
  return BigInt(whole + fraction.padEnd(decimals, '0').slice(0, decimals))
}
const money = (decimal: string | undefined) => minorUnits(decimal ?? '0', MONEY_DECIMALS)

/** An order or deposit of the ledger, by what identifies the request that it is of. */
interface Done {
  readonly id: bigint
  readonly status: string
  readonly cost: bigint
  readonly fee: bigint
}

const nameOf = ({ id, name, session, quantity }: Operation) =>
  `operation ${id} (${name} ${quantity ?? ''} of ${session})`

/** The rows of one table by account and size, which identify the operation. */
function bySize<Item extends Done & { userId: bigint }>(
  rows: readonly Item[],
  sizeOf: (row: Item) => bigint,
) {
  const found = new Map<string, Item[]>()
  for (const row of rows) {
    const identity = `${row.userId}:${sizeOf(row)}`
    found.set(identity, [...(found.get(identity) ?? []), row])
  }
  return found
}

/** What is wrong with one operation whose row was found or not; `outcome` is the best that the customer was told. */
function compare(operation: Operation, rows: readonly Done[], answer: Answer | undefined): Finding[] {
  const name = nameOf(operation)
  if (rows.length > 1)
    return [
      {
        check: 'twice',
        message: `${name} was done ${rows.length} times: ${rows.map(({ id }) => id).join(', ')}`,
      },
    ]
  const [row] = rows
  if (operation.outcome === 'refused')
    return row
      ? [{ check: 'unasked', message: `${name} was refused (${operation.reason}) and done: ${row.id}` }]
      : []
  if (operation.outcome === 'unknown') return []
  if (!row)
    return [{ check: 'lost', message: `${name} was confirmed as ${answer?.id} and is not in the ledger` }]
  if (String(row.id) !== answer?.id)
    return [{ check: 'wrong', message: `${name} was confirmed as ${answer?.id} and is ${row.id}` }]
  return []
}

/** The answers of an operation and of its repetitions: the first confirmed one, and a finding for each that contradicts it. */
function settle(
  operation: Operation,
  repetitions: readonly Operation[],
): { settled: Operation; findings: Finding[] } {
  const all = [operation, ...repetitions]
  const confirmed = all.filter(({ outcome }) => outcome === 'confirmed')
  const refused = all.find(({ outcome }) => outcome === 'refused')
  const [first] = confirmed
  if (!first) return { settled: refused ?? operation, findings: [] }
  const other = confirmed.find(
    ({ answer }) => answer?.id !== first.answer?.id || answer?.total !== first.answer?.total,
  )
  const findings: Finding[] = []
  if (other)
    findings.push({
      check: 'repeated differently',
      message: `${nameOf(operation)} was answered ${first.answer?.id} (${first.answer?.total}), then ${other.answer?.id} (${other.answer?.total})`,
    })
  if (refused)
    findings.push({
      check: 'repeated differently',
      message: `${nameOf(operation)} was confirmed and refused (${refused.reason})`,
    })
  return {
    settled: {
      ...operation,
      outcome: 'confirmed',
      ...(first.answer && { answer: first.answer }),
      ended: first.ended,
    },
    findings,
  }
}

/** Sums by account, asset and kind. */
class Balances {
  readonly sums = new Map<string, bigint>()
  add(userId: bigint | string, asset: string, kind: string, amount: bigint): void {
    const key = `${userId} ${asset} ${kind}`
    this.sums.set(key, (this.sums.get(key) ?? 0n) + amount)
  }
}

/** What a placed order or an approved deposit changes. Confirmed ones count as the customer was told, others as the ledger says. */
function addEffect(
  balances: Balances,
  { userId, name, answer }: Operation,
  row: Done,
  quantity: bigint,
  asset: string,
): void {
  const cost = answer?.cost === undefined ? row.cost : money(answer.cost)
  const fee = answer?.fee === undefined ? row.fee : money(answer.fee)
  if (name === 'deposit') {
    if (row.status === 'approved')
      balances.add(
        userId,
        'USDT',
        'available',
        answer?.credited === undefined ? row.cost - row.fee : money(answer.credited),
      )
  } else if (row.status === 'filled') {
    balances.add(userId, 'USDT', 'available', -cost - fee)
    balances.add(userId, asset, 'available', quantity)
  } else if (row.status === 'open') {
    balances.add(userId, 'USDT', 'available', -cost - fee)
    balances.add(userId, 'USDT', 'held', cost + fee)
  }
}

function compareBalances(expected: Balances, tables: LedgerTables): Finding[] {
  const stored = new Balances()
  for (const { userId, asset, kind, balance } of tables.accounts) stored.add(userId, asset, kind, balance)
  const posted = new Balances()
  for (const { userId, asset, kind, amount } of tables.postings) posted.add(userId, asset, kind, amount)
  const names = new Set([...expected.sums.keys(), ...stored.sums.keys(), ...posted.sums.keys()])
  return [...names].flatMap((name): Finding[] => {
    const [told, balance, entries] = [expected, stored, posted].map(({ sums }) => sums.get(name) ?? 0n)
    if (told === balance && balance === entries) return []
    return [
      {
        check: 'balance',
        message: `${name}: ${balance}, its entries ${entries}, what was confirmed ${told}`,
      },
    ]
  })
}

/** Cancellations that were confirmed: the order must be cancelled. */
function checkCancellations(operations: readonly Operation[], tables: LedgerTables): Finding[] {
  const orders = new Map(tables.orders.map(order => [String(order.id), order]))
  return operations.flatMap((operation): Finding[] => {
    const { name, outcome, orderId = '' } = operation
    const status = orders.get(orderId)?.status
    if (name !== 'cancel' || outcome !== 'confirmed' || status === 'cancelled') return []
    return [{ check: 'lost', message: `${nameOf(operation)}: the cancelled order ${orderId} is ${status}` }]
  })
}

/** An order that was never cancelled may not be. */
function checkUnaskedCancellations(operations: readonly Operation[], tables: LedgerTables): Finding[] {
  const asked = new Set(
    operations.flatMap(({ name, outcome, orderId }) =>
      name === 'cancel' && outcome !== 'refused' ? [orderId] : [],
    ),
  )
  return tables.orders
    .filter(({ id, status }) => (status === 'cancelled' && !asked.has(String(id))) || status === 'rejected')
    .map(({ id, status }) => ({
      check: 'unasked',
      message: `order ${id} is ${status}, and nobody asked for that`,
    }))
}

/** Everything that contradicts what the customers were told; the tables are those of their accounts alone. */
export function checkHistory(history: readonly Operation[], tables: LedgerTables): Finding[] {
  const repetitions = Map.groupBy(
    history.filter(({ repeats }) => repeats !== undefined),
    ({ repeats }) => repeats,
  )
  const findings: Finding[] = []
  const operations = history
    .filter(({ repeats }) => repeats === undefined)
    .map(operation => {
      const settled = settle(operation, repetitions.get(operation.id) ?? [])
      findings.push(...settled.findings)
      return settled.settled
    })
  const orders = bySize(tables.orders, ({ quantity }) => quantity)
  const deposits = bySize(
    tables.deposits.map(deposit => ({ ...deposit, cost: deposit.amount })),
    ({ amount }) => amount,
  )
  const expected = new Balances()
  const asset = tables.postings.find(each => each.asset.startsWith('P:'))?.asset ?? 'P:'
  for (const operation of operations) {
    const { name, userId, quantity } = operation
    if (quantity === undefined) continue
    const size = minorUnits(quantity, name === 'deposit' ? MONEY_DECIMALS : QUANTITY_DECIMALS)
    const [rows, identity] = [name === 'deposit' ? deposits : orders, `${userId}:${size}`]
    const found = rows.get(identity) ?? []
    rows.delete(identity)
    findings.push(...compare(operation, found, operation.answer))
    for (const row of found.slice(0, 1)) addEffect(expected, operation, row, size, asset)
  }
  for (const [identity, rows] of [...orders, ...deposits])
    findings.push({
      check: 'unasked',
      message: `${rows.map(({ id }) => id).join(', ')} (${identity}) was asked for by nobody`,
    })
  findings.push(...checkCancellations(operations, tables), ...checkUnaskedCancellations(operations, tables))
  findings.push(...compareBalances(expected, tables), ...checkReads(operations))
  return findings
}
