/**
 * An account statement: everything that the back end reports of an account, with all data needed to check it, in one
 * self-contained file. The file format is in file.ts; the contents are described in docs/statement.md.
 */
import { toCsv } from '../csv.ts'
import { isObject } from '../is-object.ts'
import { ShapeError, readRow, readRows, readRowsInSteps, type RowOfShape, type Shape } from './row-shape.ts'
import { runSteps } from '../run-steps.ts'
import * as shapes from './account-shapes.ts'
import * as terms from './terms-shapes.ts'
import * as wallet from './wallet-shapes.ts'
import type { ReportedBalance, ReportedEntry, ReportedPosition } from './account-shapes.ts'
import type { ReportedMarketTerms } from './terms-shapes.ts'

/** The lists of an account's own rows by their names in the file. */
const ACCOUNT_LISTS = {
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
} as const satisfies Record<string, Shape>

/** Every kind of row that a back end reports of an account, by the list that it is in. */
export const ACCOUNT_SHAPES = {
  ...ACCOUNT_LISTS,
  balances: shapes.BALANCE,
  positions: shapes.POSITION,
  fills: shapes.FILL,
  fundings: shapes.FUNDING,
} as const satisfies Record<string, Shape>

/** The lists of a statement by their names in the file. */
const LISTS = {
  ...ACCOUNT_LISTS,
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
  products: terms.PRODUCT_INFO,
  contractTerms: terms.CONTRACT_TERMS,
  shareOffers: terms.SHARE_OFFER,
  marketDays: terms.MARKET_DAY,
  outside: shapes.OUTSIDE,
  minutes: terms.MINUTE_RANGE,
  hours: terms.HOUR_CLOSE,
  seen: terms.SEEN_PRICE,
} as const satisfies Record<string, Shape>

/** Lists that version 1 files do not have: accounts had no such records then. */
export const LISTS_SINCE_VERSION_2: readonly (keyof typeof LISTS)[] = [
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

/** Lists that files of any version may lack: there were no such records when they were written. */
export const OPTIONAL_LISTS: readonly (keyof typeof LISTS | 'marketTerms')[] = [
  'loans',
  'loanPayments',
  'loanProducts',
  'products',
  'contractTerms',
  'shareOffers',
  'marketDays',
  'marketTerms',
]

type Lists = { readonly [Name in keyof typeof LISTS]: readonly RowOfShape<(typeof LISTS)[Name]>[] }

/** Everything oldest first. */
export interface Statement extends Lists {
  /** Creation time, milliseconds since 1970 UTC like all times. */
  readonly madeAt: number
  /** Start of the period; null: the account's first entry. */
  readonly from: number | null
  /** End of the period, exclusive; null: the creation time. */
  readonly to: number | null
  /** Balances at the end; null when the period ends before the creation time. */
  readonly balances: readonly ReportedBalance[] | null
  readonly positions: readonly ReportedPosition[]
  /** With the products that the prices of others follow from. */
  readonly marketTerms: readonly ReportedMarketTerms[]
}

/** An empty statement to start from. */
export function emptyStatement(madeAt: number): Statement {
  const lists = Object.fromEntries(Object.keys(LISTS).map(name => [name, []]))
  const others = { balances: [], positions: [], marketTerms: [] }
  return { madeAt, from: null, to: null, ...others, ...(lists as unknown as Lists) }
}

const HEADER = { madeAt: 'time', from: 'time?', to: 'time?' } as const

/**
 * Builds a statement from the rows of a file or of the wire, dropping unknown fields; yields at each step.
 * @throws ShapeError naming the first invalid field
 */
export function* statementFromRowsInSteps(
  file: Readonly<Record<string, unknown>>,
): Generator<void, Statement> {
  const lists: Record<string, unknown> = {}
  for (const [name, shape] of Object.entries(LISTS))
    lists[name] = yield* readRowsInSteps(shape, file[name], name)
  const { balances, positions, marketTerms } = file
  if (!Array.isArray(positions)) throw new ShapeError('positions')
  if (!Array.isArray(marketTerms)) throw new ShapeError('marketTerms')
  return {
    ...readRow(HEADER, file, 'statement'),
    balances: balances === null ? null : readRows(shapes.BALANCE, balances, 'balances'),
    positions: positions.map(readPosition),
    marketTerms: marketTerms.map(readMarketTerms),
    // Each list was read by the shape that its type is derived from.
    ...(lists as unknown as Lists),
  }
}

/** As `statementFromRowsInSteps`, without pauses. */
export const statementFromRows = (file: Readonly<Record<string, unknown>>): Statement =>
  runSteps(statementFromRowsInSteps(file))

function readPosition(row: unknown, index: number): ReportedPosition {
  const place = `positions[${index}]`
  const { fills, fundings } = isObject(row) ? row : {}
  return {
    ...readRow(shapes.POSITION, row, place),
    fills: readRows(shapes.FILL, fills, `${place}.fills`),
    fundings: readRows(shapes.FUNDING, fundings, `${place}.fundings`),
  }
}

function readMarketTerms(row: unknown, index: number): ReportedMarketTerms {
  const place = `marketTerms[${index}]`
  const { legs, hoursChanges, termsPath = [] } = isObject(row) ? row : {}
  if (!Array.isArray(termsPath) || !termsPath.every(hash => typeof hash === 'string'))
    throw new ShapeError(`${place}.termsPath`)
  return {
    ...readRow(terms.MARKET_TERMS, row, place),
    legs: readRows(terms.MARKET_LEG, legs, `${place}.legs`),
    termsPath,
    ...(hoursChanges !== undefined && {
      hoursChanges: readRows(terms.HOURS_CHANGE, hoursChanges, `${place}.hoursChanges`),
    }),
  }
}

const CSV_COLUMNS = [
  'time',
  'id',
  'type',
  'balance',
  'assetName',
  'amount',
  'balanceAfter',
  'referenceType',
  'referenceId',
] as const satisfies readonly (keyof ReportedEntry)[]

/** The entries as CSV: RFC 4180, times as ISO 8601 in UTC, amounts unchanged. */
export function entriesCsv(entries: readonly ReportedEntry[]): string {
  const rows = entries.map(entry =>
    CSV_COLUMNS.map(column => (column === 'time' ? new Date(entry.time).toISOString() : entry[column])),
  )
  return toCsv([CSV_COLUMNS, ...rows])
}

/** The records of entries outside the period that also have entries inside it. */
function recordsPartlyOutside(
  outside: readonly ReportedEntry[],
  wanted: ReadonlySet<string>,
): Statement['outside'] {
  const records = new Map(
    outside.map(({ referenceType: kind, referenceId: id }) => [`${kind} ${id}`, { kind, id }]),
  )
  return [...records].flatMap(([key, record]) => (wanted.has(key) ? [record] : []))
}

/**
 * The part of a statement within a period: its entries, the records they belong to, and the terms and prices to check
 * them. Balances are those of the end, so they are kept only when the period ends there.
 */
export function sliceStatement(
  statement: Statement,
  { from, to }: { readonly from: number | null; readonly to: number | null },
): Statement {
  const isInPeriod = ({ time }: ReportedEntry) =>
    (from === null || time >= from) && (to === null || time < to)
  const entries = statement.entries.filter(isInPeriod)
  const wanted = new Set(entries.map(entry => `${entry.referenceType} ${entry.referenceId}`))
  const isWanted = (type: string) => (row: { readonly id: string }) => wanted.has(`${type} ${row.id}`)
  return {
    ...statement,
    outside: recordsPartlyOutside(
      statement.entries.filter(entry => !isInPeriod(entry)),
      wanted,
    ),
    from,
    to,
    entries,
    balances: to === null ? statement.balances : null,
    deposits: statement.deposits.filter(isWanted('deposit')),
    withdrawals: statement.withdrawals.filter(isWanted('withdrawal')),
    exchanges: statement.exchanges.filter(isWanted('exchange')),
    pledgeOrders: statement.pledgeOrders.filter(isWanted('pledgeOrder')),
    miningOrders: statement.miningOrders.filter(isWanted('miningOrder')),
    shareSubscriptions: statement.shareSubscriptions.filter(isWanted('newShares')),
    loans: statement.loans.filter(isWanted('loan')),
    loanPayments: statement.loanPayments.filter(({ loanId }) => wanted.has(`loan ${loanId}`)),
    awards: statement.awards.filter(isWanted('award')),
    spotOrders: statement.spotOrders.filter(isWanted('spotOrder')),
    bibiOrders: statement.bibiOrders.filter(isWanted('bibiOrder')),
    quickOrders: statement.quickOrders.filter(isWanted('quickOrder')),
    contractOrders: statement.contractOrders.filter(isWanted('contract')),
    positions: statement.positions.filter(isWanted('contract')),
  }
}
