/**
 * Back ends that lie about one field, and tell everything that follows from it in the same way: other fields of the record, entries, balances,
 * running hashes and candles. What follows is what the check itself says that it must be, so a lie that passes is one that no check of a
 * statement can tell.
 */
import { add, compare, subtract, trimZeros } from '#src/lib/money/money.ts'
import type { CheckName } from '#src/lib/reconcile/check-names.ts'
import type { Finding } from '#src/lib/reconcile/finding.ts'
import { reconcile } from '#src/lib/reconcile/reconcile.ts'
import type { Statement } from '#src/lib/statement/statement.ts'
import { shiftBalances, type TamperedStatement } from './fault.ts'
import { RECORD_LISTS, RECORDS, rowsOf, type FieldLie, type Row } from './field-lies.ts'
import { rehash } from './market-tampering.ts'

/** What the check computes, and the fields that state it. */
const STATED_BY: Partial<Record<CheckName, readonly string[]>> = {
  depositFee: ['fee'],
  depositCredited: ['credited'],
  withdrawFee: ['fee'],
  arrives: ['arrives'],
  marketRate: ['marketRate'],
  spread: ['rate'],
  gross: ['gross'],
  fee: ['fee'],
  total: ['total', 'paid'],
  cost: ['cost', 'held'],
  profit: ['profit'],
  returned: ['returned', 'winReturns', 'drawReturns'],
  net: ['net'],
  received: ['received'],
  value: ['value'],
  gain: ['profit'],
  interest: ['accrued', 'interest', 'charge'],
  penalty: ['penalty'],
  shares: ['shares', 'allottedShares'],
  refunded: ['refund'],
  award: ['amount'],
  pairPrice: ['fillPrice'],
  notional: ['notional', 'quantity', 'openedQuantity'],
  margin: ['margin'],
  released: ['margin'],
  closingProfit: ['profit'],
  closingFee: ['fee'],
  fillPrice: ['price', 'entryPrice'],
  fundingAmount: ['amount', 'quantity'],
  fundingRate: ['rate'],
  liquidationPrice: ['liquidationPrice'],
  positionSum: ['margin', 'quantity', 'fees', 'realisedProfit', 'funding'],
  marketPrice: [
    'fillPrice',
    'price',
    'basePrice',
    'quotePrice',
    'openPrice',
    'closePrice',
    'fromPrice',
    'toPrice',
  ],
  holdingCost: ['cost'],
  averageCost: ['averageCost'],
  outcome: ['status'],
  settled: ['status', 'expiresAt', 'closedAt'],
}

interface Telling {
  readonly told: TamperedStatement
  readonly lied: { readonly row: Row; readonly name: string }
}

/** The rows of a record, its fills and fundings included. */
function recordRows(told: TamperedStatement, { kind, id }: Finding['subject']): Row[] {
  if (kind === 'balance')
    return (told.balances ?? []).filter(
      ({ productId, currencyId }) =>
        id === `${productId === null ? `currency ${currencyId}` : `product ${productId}`} available`,
    ) as unknown as Row[]
  return RECORD_LISTS.filter(list => RECORDS[list] === kind).flatMap(list =>
    list === 'fills' || list === 'fundings'
      ? rowsOf(told, list, id)
      : rowsOf(told, list).filter(row => row['id'] === id || row['loanId'] === id),
  )
}

const isEqual = (one: unknown, other: string) =>
  typeof one === 'string' && /^-?\d/.test(one) && /^-?\d+(\.\d+)?$/.test(other)
    ? compare(one, other) === 0
    : String(one) === other

/** Lets a stated value be the expected one wherever the record has it; false: it is what was lied about, or nowhere. */
function restate(
  { told, lied }: Telling,
  finding: Finding,
  stated: string | number | null,
  expected: string | number,
): boolean {
  const names = STATED_BY[finding.check]
  let isDone = false
  for (const row of recordRows(told, finding.subject)) {
    for (const [name, value] of Object.entries(row)) {
      const isTime = typeof stated === 'number' && typeof value === 'number'
      if (!isTime && names?.includes(name) !== true) continue
      if (Array.isArray(value) || value === null || !isEqual(value, String(stated))) continue
      if (row === lied.row && name === lied.name) continue
      row[name] = expected
      isDone = true
    }
  }
  return isDone
}

/** Lets entries move what they should. */
function rebook({ told }: Telling, { entries: ids, arithmetic }: Finding): boolean {
  if (arithmetic?.is !== 'chain') return false
  const entries = told.entries.filter(({ id }) => ids.includes(id))
  const sum = entries.reduce((total, { amount }) => add(total, amount), '0')
  const last = entries.at(-1)
  if (!last || compare(sum, arithmetic.stated) !== 0) return false
  shiftBalances(told, last, trimZeros(subtract(arithmetic.result, arithmetic.stated)))
  if (compare(arithmetic.result, '0') === 0 && entries.length === 1)
    told.entries.splice(told.entries.indexOf(last), 1)
  return true
}

/** Lets a term be the one that the finding names: `direction long`. */
function agree({ told, lied }: Telling, { subject }: Finding, expected: string, stated: string): boolean {
  const [name = '', ...words] = stated.split(' ')
  const value = words.join(' ')
  for (const row of recordRows(told, subject)) {
    if (row === lied.row && name === lied.name) continue
    if (!(name in row) || String(row[name]) !== value) continue
    const wanted = expected.slice(name.length + 1)
    row[name] = typeof row[name] === 'number' ? Number(wanted) : wanted
    return true
  }
  return false
}

/** Leaves out the fields that a record of its state does not have. */
function leaveOut({ told, lied }: Telling, { subject }: Finding, expected: string, stated: string): boolean {
  const surplus = stated.split(' ').filter(name => name !== '' && !expected.split(' ').includes(name))
  let isDone = false
  for (const row of recordRows(told, subject))
    for (const name of surplus) {
      if (!(name in row) || (row === lied.row && name === lied.name)) continue
      row[name] = null
      isDone = true
    }
  return isDone
}

/** Lets something follow that a finding says; false where nothing can. */
function follow(telling: Telling, finding: Finding): boolean {
  const { arithmetic, check } = finding
  if (arithmetic?.is === 'chain') {
    if (check === 'booked') return rebook(telling, finding)
    const { stated, result } = arithmetic
    return restate(telling, finding, stated, result) || (check === 'interest' && rebook(telling, finding))
  }
  if (arithmetic?.is === 'moment') {
    const { stated, expected } = arithmetic
    if (check === 'bookedAt' && stated !== null) {
      const entry = telling.told.entries.find(({ id }) => id === finding.entries[0])
      if (!entry) return false
      const [from, to] = entry.time === expected ? [expected, stated] : [stated, expected]
      for (const each of telling.told.entries)
        if (each.transactionId === entry.transactionId && each.time === from) each.time = to
      return entry.time === to
    }
    return stated !== null && restate(telling, finding, stated, expected)
  }
  if (arithmetic?.is === 'word') {
    const { stated, expected } = arithmetic
    if (check === 'terms') return agree(telling, finding, expected, stated)
    if (check === 'stated') return leaveOut(telling, finding, expected, stated)
    return restate(telling, finding, stated, expected)
  }
  return false
}

/** The same account with candles that contain every price, without hours and seen prices: what remains must be told by the keys. */
export function withKeysAlone(honest: Statement): Statement {
  const minutes = honest.minutes.map(minute => ({ ...minute, low: '0', high: '999999999999' }))
  return { ...honest, minutes, hours: [], seen: [] }
}

const against = (statement: Statement): Finding[] =>
  [...reconcile(statement)].filter(({ verdict }) => verdict.is === 'disagrees')

/** Rounds after which a back end gives up. */
const MOST_ROUNDS = 15

/** Tells a lie with everything that follows from it. @returns what it tells, and what the check says against it in the end */
export function tellWhole(honest: Statement, lie: FieldLie): { told: TamperedStatement; found: Finding[] } {
  const told = structuredClone(honest) as TamperedStatement
  const telling = { told, lied: lie.tell(told) }
  let found: Finding[] = []
  for (let round = 0; round < MOST_ROUNDS; round++) {
    rehash(told)
    // Days are computed again only where nothing else speaks against it.
    found = against({ ...told, marketDays: [] })
    if (found.length === 0) found = against(told)
    if (found.length === 0 || !found.map(finding => follow(telling, finding)).some(Boolean)) break
  }
  return { told, found }
}
