/**
 * A dishonest back end: an honest one, whose answers about one account are changed on their way so that they all tell the same lie. What
 * is public, the market and the terms, stays true, as anybody could look it up elsewhere.
 */
import { ApiError } from '#src/api/errors.ts'
import {
  collectStatement,
  type ReadOperation,
  type StatementSource,
} from '#src/widgets/reconcile/collect-statement.ts'
import type { Statement } from '#src/lib/statement/statement.ts'
import type { Fault, Told } from './telling.ts'

type Row = Readonly<Record<string, unknown>>
type Answer = Readonly<Record<string, unknown>> & { readonly rows?: readonly Row[]; readonly data?: Row }
type Query = Readonly<Record<string, unknown>>

/** Lists of an account's own rows, by the operation that tells them. */
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

/** Operations whose answers a dishonest back end changes. */
export const isAboutAccount = (id: string): id is ReadOperation =>
  id in LISTS || id === 'getContractPosition' || id === 'getUserBalance' || id === 'listHoldings'

const idOf = (row: Row) => row['id']

/** Newest first, as the wire has them, with whatever else an honest row says. */
function tellList(answer: Answer, told: readonly Row[], query: Query): Answer {
  const honest = answer.rows ?? []
  const full = (row: Row) => ({ ...(honest.find(each => idOf(each) === idOf(row)) ?? honest[0]), ...row })
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

function tellPosition(answer: Answer, told: Told, id: unknown): Answer {
  const position = told.positions.find(each => each.id === id)
  if (!position) throw new ApiError(460, 'hint_position_unknown')
  const { fills, fundings, ...row } = position
  const honest = answer.data as { readonly position: Row; readonly fills: readonly Row[] }
  return { ...answer, data: { ...honest, position: { ...honest.position, ...row }, fills, fundings } }
}

function tellBalance(answer: Answer, { balances }: Told, currencyId: unknown): Answer {
  const told = balances?.find(row => row.currencyId === Number(currencyId))
  return told ? { ...answer, data: { ...answer.data, available: told.available, held: told.held } } : answer
}

function tellHoldings(answer: Answer, { balances }: Told): Answer {
  const told = new Map(balances?.map(row => [row.productId, row]))
  return {
    ...answer,
    rows: (answer.rows ?? []).map(row => ({ ...row, ...told.get(Number(row['productId'])) })),
  }
}

/** What is told of an account instead of the truth, and what must be said of it. */
export async function lieOf(fault: Fault, honest: StatementSource) {
  const told = structuredClone(await collectStatement(honest)) as Told
  return { told, wanted: fault.tell(told) }
}

/** The answers of an honest back end, changed so that they tell what is told. */
export function dishonest(honest: StatementSource, told: Told): StatementSource {
  const tell = (id: ReadOperation, query: Query, answer: Answer): Answer => {
    const list = LISTS[id]
    if (list) return tellList(answer, told[list] as unknown as readonly Row[], query)
    if (id === 'getContractPosition') return tellPosition(answer, told, query['id'])
    if (id === 'getUserBalance') return tellBalance(answer, told, query['currencyId'])
    return id === 'listHoldings' ? tellHoldings(answer, told) : answer
  }
  return {
    now: () => honest.now(),
    seenPrices: () => honest.seenPrices(),
    // It has the shape of the honest answer.
    get: async (id, query) =>
      tell(id, { ...query }, (await honest.get(id, query)) as unknown as Answer) as never,
  }
}
