/**
 * A tampered back end: an honest one whose answers about one account are falsified consistently. Public data, the market and the terms,
 * stays true, as anybody could look it up elsewhere.
 */
import { ApiError } from '#src/api/errors.ts'
import {
  collectStatement,
  type ReadOperation,
  type StatementSource,
} from '#src/widgets/reconcile/collect-statement.ts'
import type { Statement } from '#src/lib/statement/statement.ts'
import type { Fault, TamperedStatement } from './fault.ts'

type Row = Readonly<Record<string, unknown>>
type Answer = Readonly<Record<string, unknown>> & { readonly rows?: readonly Row[]; readonly data?: Row }
type Query = Readonly<Record<string, unknown>>

/** The lists of an account's own rows, by operation. */
const LISTS: Partial<Record<string, keyof Statement>> = {
  listLedgerEntries: 'entries',
  listDeposits: 'deposits',
  listWithdrawals: 'withdrawals',
  listExchanges: 'exchanges',
  listPledgeOrders: 'pledgeOrders',
  listMiningOrders: 'miningOrders',
  listShareSubscriptions: 'shareSubscriptions',
  listLoans: 'loans',
  listLoanPayments: 'loanPayments',
  listAwards: 'awards',
  listSpotOrders: 'spotOrders',
  listBibiOrders: 'bibiOrders',
  listQuickOrders: 'quickOrders',
  listContractOrders: 'contractOrders',
}

/** Operations whose answers are tampered with. */
export const isAboutAccount = (id: string): id is ReadOperation =>
  id in LISTS || id === 'getContractPosition' || id === 'getUserBalance' || id === 'listHoldings'

const idOf = (row: Row) => row['id']

/** An honest row with what is told instead. A statement has null for what the wire leaves out. */
const overlay = (honest: Row | undefined, told: Row): Row => ({
  ...honest,
  ...Object.fromEntries(
    Object.entries(told).filter(([name, value]) => value != null || name in (honest ?? {})),
  ),
})

/** Newest first, as on the wire, with the remaining fields of the honest rows. */
function tamperList(answer: Answer, told: readonly Row[], query: Query): Answer {
  const honest = answer.rows ?? []
  const full = (row: Row) => overlay(honest.find(each => idOf(each) === idOf(row)) ?? honest[0], row)
  const { pageNum, pageSize, ...filter } = query
  if (Object.values(filter).some(value => value !== undefined)) {
    const byId = new Map(told.map(row => [idOf(row), row] as const))
    const rows = honest.flatMap(row => {
      const one = byId.get(idOf(row))
      return one ? [full(one)] : []
    })
    return { ...answer, rows }
  }
  const start = (Number(pageNum) - 1) * Number(pageSize)
  const rows = told.toReversed().slice(start, start + Number(pageSize))
  return { ...answer, rows: rows.map(row => full(row)), total: told.length }
}

function tamperPosition(answer: Answer, told: TamperedStatement, id: unknown): Answer {
  const position = told.positions.find(each => each.id === id)
  if (!position) throw new ApiError(460, 'hint_position_unknown')
  const { fills, fundings, ...row } = position
  const honest = answer.data as Record<'fills' | 'fundings', readonly Row[]> & { readonly position: Row }
  const full = (some: readonly Row[], rows: readonly Row[]) =>
    some.map((one, index) =>
      overlay(rows.find(each => idOf(each) === idOf(one)) ?? rows[index] ?? rows[0], one),
    )
  const data = {
    ...honest,
    position: overlay(honest.position, row),
    fills: full(fills, honest.fills),
    fundings: full(fundings, honest.fundings),
  }
  return { ...answer, data }
}

function tamperBalance(answer: Answer, { balances }: TamperedStatement, currencyId: unknown): Answer {
  const told = balances?.find(row => row.currencyId === Number(currencyId))
  return told ? { ...answer, data: { ...answer.data, available: told.available, held: told.held } } : answer
}

function tamperHoldings(answer: Answer, { balances }: TamperedStatement): Answer {
  const told = new Map(balances?.map(row => [row.productId, row]))
  return {
    ...answer,
    rows: (answer.rows ?? []).map(row => {
      const { currencyId } = row
      // A balance of a product has none.
      return { ...overlay(row, told.get(Number(row['productId'])) ?? {}), currencyId }
    }),
  }
}

/** The statement that a fault makes of an honest one, and the check that must report it. */
export async function tamperedStatementOf(fault: Fault, honest: StatementSource) {
  const told = structuredClone(await collectStatement(honest)) as TamperedStatement
  return { told, wanted: fault.tamper(told) }
}

/** The answers of an honest back end, falsified to agree with a tampered statement. */
export function tamperedSource(honest: StatementSource, told: TamperedStatement): StatementSource {
  const tamper = (id: ReadOperation, query: Query, answer: Answer): Answer => {
    const list = LISTS[id]
    if (list) return tamperList(answer, told[list] as unknown as readonly Row[], query)
    if (id === 'getContractPosition') return tamperPosition(answer, told, query['id'])
    if (id === 'getUserBalance') return tamperBalance(answer, told, query['currencyId'])
    return id === 'listHoldings' ? tamperHoldings(answer, told) : answer
  }
  return {
    now: () => honest.now(),
    seenPrices: () => honest.seenPrices(),
    // It has the shape of the honest answer.
    get: async (id, query) =>
      tamper(id, { ...query }, (await honest.get(id, query)) as unknown as Answer) as never,
  }
}
