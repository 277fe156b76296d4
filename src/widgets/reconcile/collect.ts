import { ApiError } from '#src/api/errors.ts'
import type { Operations } from '#src/api/generated/operations.ts'
import { readRows } from '#src/lib/shape.ts'
import { ENTRY, type Entry } from '#src/lib/statement-shapes.ts'
import { readParts, type Statement } from '#src/lib/statement.ts'
import type { Seen } from '#src/lib/statement-terms.ts'
import { loadPrices } from './collect-prices.ts'
import { loadBalances, loadTerms } from './collect-terms.ts'

/** Lists that come in pages. */
type Listed =
  | 'listLedgerEntries'
  | 'listDeposits'
  | 'listWithdrawals'
  | 'listExchanges'
  | 'listPledgeOrders'
  | 'listMiningOrders'
  | 'listShareSubscriptions'
  | 'listLoans'
  | 'listLoanPayments'
  | 'listAwards'
  | 'listSpotOrders'
  | 'listBibiOrders'
  | 'listQuickOrders'
  | 'listContractOrders'

/** What a statement is made of: operations that only read. */
export type ReadOperation =
  | Listed
  | 'getContractPosition'
  | 'getUserBalance'
  | 'listHoldings'
  | 'listOrderFeeSettings'
  | 'listRechargeChannels'
  | 'listWithdrawChannels'
  | 'getExchangeTerms'
  | 'listPlatformCurrencies'
  | 'listPledgeProducts'
  | 'listMiningProducts'
  | 'listLoanProducts'
  | 'listFastTradeOptions'
  | 'listBibiPairs'
  | 'listCandles'

/** Where a statement comes from: calls of a back end. Each rejects when there is no answer. */
export interface Source {
  get<Id extends ReadOperation>(
    id: Id,
    query: Operations[Id]['query'],
  ): Promise<Extract<Operations[Id]['answer'], { code: 200 }>>
  now(): number
  /** What the device itself saw of the market. */
  seen(): readonly Seen[]
}

export interface Progress {
  readonly part: 'entries' | 'records' | 'prices'
  readonly done: number
  /** 0 while it is not known. */
  readonly total: number
}

/** The account changed each time while it was read, so that its parts are not of one moment. */
export class MovingAccount extends Error {
  constructor() {
    super('the account kept changing')
    this.name = 'MovingAccount'
  }
}

const PAGE = 500
const ATTEMPTS = 5

export type RowsOf<Id extends Listed> = Operations[Id]['answer']['rows']

interface Collecting {
  readonly source: Source
  readonly tell: (progress: Progress) => void
}

/**
 * Every row of a list, oldest first. Rows are kept as often as they are told.
 * @throws MovingAccount when its length changes meanwhile
 */
async function loadAll<Id extends Listed>(
  { source }: Pick<Collecting, 'source'>,
  id: Id,
  { tell = () => {}, filter = {} }: LoadOptions = {},
): Promise<RowsOf<Id>[number][]> {
  const rows: RowsOf<Id>[number][] = []
  let length: number | undefined
  for (let pageNum = 1; ; pageNum++) {
    const page = await source.get(id, { ...filter, pageNum, pageSize: PAGE })
    length ??= page.total
    if (page.total !== length) throw new MovingAccount()
    rows.push(...page.rows)
    tell(rows.length, length)
    if (page.rows.length < PAGE) return rows.toReversed()
  }
}

interface LoadOptions {
  readonly tell?: (done: number, total: number) => void
  readonly filter?: { readonly startTime?: number; readonly endTime?: number }
}

/**
 * The entries of a span alone, oldest first, for a table or for print.
 * @throws as collectStatement
 */
export async function collectEntries(
  source: Source,
  filter: { readonly startTime?: number; readonly endTime?: number },
): Promise<Entry[]> {
  return readRows(ENTRY, await again(() => loadAll({ source }, 'listLedgerEntries', { filter })), 'entries')
}

/** Tries once more when the account has changed while it was read. */
async function again<T>(load: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await load()
    } catch (error) {
      if (!(error instanceof MovingAccount) || attempt === ATTEMPTS) throw error
    }
  }
}

/** The newest entry: while it stays the same, no money has moved. */
async function newestOf({ source }: Collecting): Promise<string | undefined> {
  const { rows } = await source.get('listLedgerEntries', { pageNum: 1, pageSize: 1 })
  return rows[0]?.id
}

/**
 * Everything that an account's back end says of it, of one moment, with what it can be checked by.
 * @throws MovingAccount; whatever the source rejects with; ShapeError when an answer is not what it should be
 */
export async function collectStatement(
  source: Source,
  tell: (progress: Progress) => void = () => {},
): Promise<Statement> {
  const collecting = { source, tell }
  return again(async () => {
    const account = await loadAccount(collecting)
    const terms = await loadTerms(source, account)
    const prices = await loadPrices(source, { ...account, ...terms }, (done, total) =>
      tell({ part: 'prices', done, total }),
    )
    const traded = new Set(account.quickOrders.map(order => order.productId))
    const seen = source.seen().filter(tick => traded.has(tick.productId))
    const head = { madeAt: source.now(), from: null, to: null, outside: [], seen }
    return readParts({ ...head, ...account, ...terms, ...prices })
  })
}

/** The account's own figures, between two looks that find the same newest entry. */
async function loadAccount(collecting: Collecting) {
  const { source, tell } = collecting
  const entries = await loadAll(collecting, 'listLedgerEntries', {
    tell: (done, total) => tell({ part: 'entries', done, total }),
  })
  const records = {
    deposits: await loadAll(collecting, 'listDeposits'),
    withdrawals: await loadAll(collecting, 'listWithdrawals'),
    exchanges: await loadAll(collecting, 'listExchanges'),
    pledgeOrders: await loadAll(collecting, 'listPledgeOrders'),
    miningOrders: await loadAll(collecting, 'listMiningOrders'),
    shareSubscriptions: await loadAll(collecting, 'listShareSubscriptions'),
    loans: await loadAll(collecting, 'listLoans'),
    loanPayments: await loadAll(collecting, 'listLoanPayments'),
    awards: await loadAll(collecting, 'listAwards'),
    spotOrders: await loadAll(collecting, 'listSpotOrders'),
    bibiOrders: await loadAll(collecting, 'listBibiOrders'),
    quickOrders: await loadAll(collecting, 'listQuickOrders'),
    contractOrders: await loadAll(collecting, 'listContractOrders'),
  }
  const positions = await loadPositions(collecting, records.contractOrders)
  const balances = await loadBalances(source, entries)
  if ((await newestOf(collecting)) !== entries.at(-1)?.id) throw new MovingAccount()
  return { entries, ...records, positions, balances }
}

/** The positions that orders have opened. One that the back end does not know is left out, and missed by the check. */
async function loadPositions({ source, tell }: Collecting, orders: RowsOf<'listContractOrders'>) {
  const filled = orders.filter(order => order.status === 'filled')
  const positions: PositionWithAll[] = []
  for (const [done, { id }] of filled.entries()) {
    tell({ part: 'records', done, total: filled.length })
    const answer = await source.get('getContractPosition', { id }).catch(refusedOnly)
    if (answer)
      positions.push({ ...answer.data.position, fills: answer.data.fills, fundings: answer.data.fundings })
  }
  return positions
}

/** A refusal is an answer; that none came is a failure. */
function refusedOnly(error: unknown): undefined {
  if (!(error instanceof ApiError)) throw error
}

type Detail = Operations['getContractPosition']['answer']['data']
type PositionWithAll = Detail['position'] & Pick<Detail, 'fills' | 'fundings'>

export type Account = Awaited<ReturnType<typeof loadAccount>>
