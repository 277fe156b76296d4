import type { Operations } from '#src/api/generated/operations.ts'
import { readRows } from '#src/lib/statement/row-shape.ts'
import { ENTRY, type ReportedEntry } from '#src/lib/statement/account-shapes.ts'
import { statementFromRows, type Statement } from '#src/lib/statement/statement.ts'
import type { SeenPrice } from '#src/lib/statement/terms-shapes.ts'
import { ignoreRefusal } from './ignore-refusal.ts'
import { loadMarket } from './collect-market.ts'
import { loadPrices } from './collect-prices.ts'
import { loadBalances, loadTerms } from './collect-terms.ts'
import { loadProductTerms } from './collect-products.ts'

/** Operations that return paged lists. */
type ListOperation =
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

/** The read operations that a statement is collected from. */
export type ReadOperation =
  | ListOperation
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
  | 'getProduct'
  | 'getContractRules'
  | 'getShareOffer'
  | 'listMarketDays'
  | 'getMarketTerms'

/** The source of a statement: calls to a back end. Each rejects when there is no answer. */
export interface StatementSource {
  get<Id extends ReadOperation>(
    id: Id,
    query: Operations[Id]['query'],
  ): Promise<Extract<Operations[Id]['answer'], { code: 200 }>>
  now(): number
  /** The ticks that the device itself saw. */
  seenPrices(): readonly SeenPrice[]
}

export interface CollectProgress {
  readonly part: 'entries' | 'records' | 'prices'
  readonly done: number
  /** 0 while unknown. */
  readonly total: number
}

/** The account kept changing while it was read, so that its parts are inconsistent. */
export class AccountChangedError extends Error {
  constructor() {
    super('the account kept changing')
    this.name = 'AccountChangedError'
  }
}

const PAGE_SIZE = 500
const MAX_ATTEMPTS = 5

export type RowsOf<Id extends ListOperation> = Operations[Id]['answer']['rows']

interface CollectContext {
  readonly source: StatementSource
  readonly tell: (progress: CollectProgress) => void
}

/**
 * Every row of a list, oldest first, duplicates included.
 * @throws AccountChangedError when its length changes meanwhile
 */
async function loadAll<Id extends ListOperation>(
  { source }: Pick<CollectContext, 'source'>,
  id: Id,
  { tell = () => {}, filter = {} }: LoadOptions = {},
): Promise<RowsOf<Id>[number][]> {
  const rows: RowsOf<Id>[number][] = []
  let length: number | undefined
  for (let pageNum = 1; ; pageNum++) {
    const page = await source.get(id, { ...filter, pageNum, pageSize: PAGE_SIZE })
    length ??= page.total
    if (page.total !== length) throw new AccountChangedError()
    rows.push(...page.rows)
    tell(rows.length, length)
    if (page.rows.length < PAGE_SIZE) return rows.toReversed()
  }
}

interface LoadOptions {
  readonly tell?: (done: number, total: number) => void
  readonly filter?: { readonly startTime?: number; readonly endTime?: number }
}

/**
 * The entries of a period only, oldest first, for CSV or print.
 * @throws as collectStatement
 */
export async function collectEntries(
  source: StatementSource,
  filter: { readonly startTime?: number; readonly endTime?: number },
): Promise<ReportedEntry[]> {
  return readRows(
    ENTRY,
    await retryIfChanged(() => loadAll({ source }, 'listLedgerEntries', { filter })),
    'entries',
  )
}

/** Retries when the account changed while it was read. */
async function retryIfChanged<T>(load: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await load()
    } catch (error) {
      if (!(error instanceof AccountChangedError) || attempt === MAX_ATTEMPTS) throw error
    }
  }
}

/** The id of the newest entry: as long as it is the same, no money has moved. */
async function newestEntryId({ source }: CollectContext): Promise<string | undefined> {
  const { rows } = await source.get('listLedgerEntries', { pageNum: 1, pageSize: 1 })
  return rows[0]?.id
}

/**
 * Collects everything that the back end reports of an account at one point in time, with the data to check it.
 * @throws AccountChangedError; whatever the source rejects with; ShapeError when an answer is invalid
 */
export async function collectStatement(
  source: StatementSource,
  tell: (progress: CollectProgress) => void = () => {},
): Promise<Statement> {
  const collecting = { source, tell }
  return retryIfChanged(async () => {
    const account = await loadAccount(collecting)
    const terms = await loadTerms(source, account)
    const prices = await loadPrices(source, { ...account, ...terms }, (done, total) =>
      tell({ part: 'prices', done, total }),
    )
    const products = await loadProductTerms(source, account)
    const market = await loadMarket(source, account, terms)
    const traded = new Set(account.quickOrders.map(order => order.productId))
    const seen = source.seenPrices().filter(tick => traded.has(tick.productId))
    const head = { madeAt: source.now(), from: null, to: null, outside: [], seen }
    return statementFromRows({ ...head, ...account, ...terms, ...products, ...prices, ...market })
  })
}

/** The account data, read while the newest entry stays the same. */
async function loadAccount(collecting: CollectContext) {
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
  if ((await newestEntryId(collecting)) !== entries.at(-1)?.id) throw new AccountChangedError()
  return { entries, ...records, positions, balances }
}

/** The positions of filled orders. One unknown to the back end is left out and reported by the check. */
async function loadPositions({ source, tell }: CollectContext, orders: RowsOf<'listContractOrders'>) {
  const filled = orders.filter(order => order.status === 'filled')
  const positions: PositionWithFills[] = []
  for (const [done, { id }] of filled.entries()) {
    tell({ part: 'records', done, total: filled.length })
    const answer = await source.get('getContractPosition', { id }).catch(ignoreRefusal)
    if (answer)
      positions.push({ ...answer.data.position, fills: answer.data.fills, fundings: answer.data.fundings })
  }
  return positions
}

type PositionDetail = Operations['getContractPosition']['answer']['data']
type PositionWithFills = PositionDetail['position'] & Pick<PositionDetail, 'fills' | 'fundings'>

export type LoadedAccount = Awaited<ReturnType<typeof loadAccount>>
