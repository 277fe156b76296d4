/**
 * A statement: what an account's back end says has happened, with everything that it can be checked by, in one file that needs no
 * back end any more. Its file is that of `statement-file`; what it holds is described in docs/statement.md.
 */
import { ShapeError, isObject, readRow, readRows, rowSteps, type RowOf, type Shape } from './shape.ts'
import { finish } from './steps.ts'
import * as shapes from './statement-shapes.ts'
import * as terms from './statement-terms.ts'
import * as wallet from './statement-wallet.ts'
import type { Balance, Entry, Position } from './statement-shapes.ts'

/** Lists of plain rows, by their names in the file. */
const LISTS = {
  entries: shapes.ENTRY,
  deposits: wallet.DEPOSIT,
  withdrawals: wallet.WITHDRAWAL,
  exchanges: wallet.EXCHANGE,
  pledgeOrders: wallet.EARNING_ORDER,
  miningOrders: wallet.EARNING_ORDER,
  shareSubscriptions: wallet.SHARE_SUBSCRIPTION,
  loans: wallet.LOAN,
  loanPayments: wallet.LOAN_PAYMENT,
  awards: wallet.AWARD,
  spotOrders: shapes.SPOT_ORDER,
  bibiOrders: shapes.BIBI_ORDER,
  quickOrders: shapes.QUICK_ORDER,
  contractOrders: shapes.CONTRACT_ORDER,
  fees: terms.FEE,
  channels: terms.CHANNEL,
  withdrawChannels: terms.WITHDRAW_CHANNEL,
  exchangeTerms: terms.EXCHANGE_TERMS,
  exchangeSources: terms.EXCHANGE_SOURCE,
  currencies: terms.CURRENCY,
  pledgeProducts: terms.EARNING_PRODUCT,
  miningProducts: terms.EARNING_PRODUCT,
  loanProducts: terms.LOAN_PRODUCT,
  options: terms.OPTION,
  pairs: terms.PAIR,
  outside: shapes.OUTSIDE,
  minutes: terms.MINUTE,
  hours: terms.HOUR,
  seen: terms.SEEN,
} as const satisfies Record<string, Shape>

/** Lists that files of the first version do not have: their accounts had no such records. */
export const NEW_IN_2: readonly (keyof typeof LISTS)[] = [
  'withdrawals',
  'exchanges',
  'pledgeOrders',
  'miningOrders',
  'shareSubscriptions',
  'awards',
  'withdrawChannels',
  'exchangeTerms',
  'exchangeSources',
  'currencies',
  'pledgeProducts',
  'miningProducts',
  'seen',
]

/** Lists that files of any version may lack: when they were written, there were no such records. */
export const MAY_LACK: readonly (keyof typeof LISTS)[] = ['loans', 'loanPayments', 'loanProducts']

type Lists = { readonly [Name in keyof typeof LISTS]: readonly RowOf<(typeof LISTS)[Name]>[] }

/** Everything oldest first. */
export interface Statement extends Lists {
  /** When it was made, like all times in milliseconds since 1970 UTC. */
  readonly madeAt: number
  /** From this moment on; null: from the account's first entry. */
  readonly from: number | null
  /** Before this moment; null: up to the moment when it was made. */
  readonly to: number | null
  /** The balances at its end; null when that is not the moment when it was made. */
  readonly balances: readonly Balance[] | null
  readonly positions: readonly Position[]
}

/** A statement of nothing, to begin with. */
export function emptyStatement(madeAt: number): Statement {
  const lists = Object.fromEntries(Object.keys(LISTS).map(name => [name, []]))
  return { madeAt, from: null, to: null, balances: [], positions: [], ...(lists as unknown as Lists) }
}

const HEAD = { madeAt: 'time', from: 'time?', to: 'time?' } as const

/**
 * A statement out of the rows of a file or of the wire, without whatever else these hold; it may rest at each step.
 * @throws ShapeError naming the first field that is not what it should be
 */
export function* partSteps(file: Readonly<Record<string, unknown>>): Generator<void, Statement> {
  const lists: Record<string, unknown> = {}
  for (const [name, shape] of Object.entries(LISTS)) lists[name] = yield* rowSteps(shape, file[name], name)
  const { balances, positions } = file
  if (!Array.isArray(positions)) throw new ShapeError('positions')
  return {
    ...readRow(HEAD, file, 'statement'),
    balances: balances === null ? null : readRows(shapes.BALANCE, balances, 'balances'),
    positions: positions.map(readPosition),
    // Each list was read by the shape that its type follows from.
    ...(lists as unknown as Lists),
  }
}

/** As `partSteps`, without a rest. */
export const readParts = (file: Readonly<Record<string, unknown>>): Statement => finish(partSteps(file))

function readPosition(row: unknown, index: number): Position {
  const place = `positions[${index}]`
  const { fills, fundings } = isObject(row) ? row : {}
  return {
    ...readRow(shapes.POSITION, row, place),
    fills: readRows(shapes.FILL, fills, `${place}.fills`),
    fundings: readRows(shapes.FUNDING, fundings, `${place}.fundings`),
  }
}

const COLUMNS = [
  'time',
  'id',
  'type',
  'balance',
  'assetName',
  'amount',
  'balanceAfter',
  'referenceType',
  'referenceId',
] as const satisfies readonly (keyof Entry)[]

/** The entries as a table for other programs: RFC 4180, times in UTC by ISO 8601, amounts as they are. */
export function entriesCsv(entries: readonly Entry[]): string {
  const rows = entries.map(entry =>
    COLUMNS.map(column => cell(column === 'time' ? new Date(entry.time).toISOString() : entry[column])),
  )
  return [COLUMNS, ...rows].map(row => `${row.join(',')}\r\n`).join('')
}

/** A text that a table program would take for a formula is kept from being one; a number is left as it is. */
function cell(text: string): string {
  const plain = /^[=+@\t\r]|^-(?![\d.]+$)/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain
}

/** The records of these entries that are wanted for others of theirs. */
function cutOff(outside: readonly Entry[], wanted: ReadonlySet<string>): Statement['outside'] {
  const records = new Map(
    outside.map(({ referenceType: kind, referenceId: id }) => [`${kind} ${id}`, { kind, id }]),
  )
  return [...records].flatMap(([key, record]) => (wanted.has(key) ? [record] : []))
}

/**
 * The part of a whole statement that lies in a span: its entries, what these belong to, and the terms and prices to check it by.
 * Its balances are only those of its end, so they are left out unless it goes on to the end.
 */
export function partOf(
  whole: Statement,
  { from, to }: { readonly from: number | null; readonly to: number | null },
): Statement {
  const isInside = ({ time }: Entry) => (from === null || time >= from) && (to === null || time < to)
  const entries = whole.entries.filter(isInside)
  const wanted = new Set(entries.map(entry => `${entry.referenceType} ${entry.referenceId}`))
  const isWanted = (type: string) => (row: { readonly id: string }) => wanted.has(`${type} ${row.id}`)
  return {
    ...whole,
    outside: cutOff(
      whole.entries.filter(entry => !isInside(entry)),
      wanted,
    ),
    from,
    to,
    entries,
    balances: to === null ? whole.balances : null,
    deposits: whole.deposits.filter(isWanted('deposit')),
    withdrawals: whole.withdrawals.filter(isWanted('withdrawal')),
    exchanges: whole.exchanges.filter(isWanted('exchange')),
    pledgeOrders: whole.pledgeOrders.filter(isWanted('pledgeOrder')),
    miningOrders: whole.miningOrders.filter(isWanted('miningOrder')),
    shareSubscriptions: whole.shareSubscriptions.filter(isWanted('newShares')),
    loans: whole.loans.filter(isWanted('loan')),
    loanPayments: whole.loanPayments.filter(({ loanId }) => wanted.has(`loan ${loanId}`)),
    awards: whole.awards.filter(isWanted('award')),
    spotOrders: whole.spotOrders.filter(isWanted('spotOrder')),
    bibiOrders: whole.bibiOrders.filter(isWanted('bibiOrder')),
    quickOrders: whole.quickOrders.filter(isWanted('quickOrder')),
    contractOrders: whole.contractOrders.filter(isWanted('contract')),
    positions: whole.positions.filter(isWanted('contract')),
  }
}
