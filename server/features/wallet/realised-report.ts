import type { CostMethod, RealisedGain, RealisedReport, RealisedTotal } from '#models'
import type { Page } from '#server/kernel/paging.ts'
import { read, finish, type Context, type Reader, type Steps } from '#server/kernel/store.ts'
import { USDT_ID } from '#src/lib/constants.ts'
import { nameOfAsset } from '#server/ledger/asset-names.ts'
import { productAsset, productIdOf } from '#server/ledger/units.ts'
import { formatMoney, formatQuantity } from '#src/lib/money/minor-units.ts'
import type { Services } from '#server/services.ts'
import { selectGains, type GainCursor, type GainRow } from './gain-rows.ts'
import { withRecentGains } from './realised-gains.ts'
import { addSum, findFirstYear, selectSums, yearOf, type RealisedSum } from './realised-sums.ts'

/** Until a person chooses. */
const DEFAULT_METHOD: CostMethod = 'fifo'
const SELECT_METHOD = 'SELECT method FROM cost_methods WHERE user_id = $1'
const WRITE_METHOD = `INSERT INTO cost_methods(user_id, method) VALUES ($1, $2)
  ON CONFLICT (user_id) DO UPDATE SET method = excluded.method RETURNING method`

async function readCostMethod(reader: Reader, userId: bigint): Promise<CostMethod> {
  const [row] = await reader.query<{ method: CostMethod }>(SELECT_METHOD, [userId])
  return row?.method ?? DEFAULT_METHOD
}

/** Stores the method by which a person's realised gains are computed. Idempotent. */
export function* chooseCostMethod(
  _: Context,
  { userId, method }: { readonly userId: bigint; readonly method: CostMethod },
): Steps<CostMethod> {
  yield* read(WRITE_METHOD, [userId, method])
  return yield* finish(method)
}

const costOf = (method: CostMethod, row: Pick<GainRow, 'fifo_cost' | 'average_cost'>) =>
  method === 'fifo' ? row.fifo_cost : row.average_cost

/** The total of some sums. */
function toTotal(sums: readonly RealisedSum[], method: CostMethod): RealisedTotal {
  let [count, proceeds, cost] = [0n, 0n, 0n]
  for (const sum of sums) {
    count += sum.count
    proceeds += sum.proceeds
    cost += costOf(method, sum)
  }
  return {
    count: Number(count),
    proceeds: formatMoney(proceeds),
    cost: formatMoney(cost),
    gain: formatMoney(proceeds - cost),
  }
}

/** The order of the results without lots. */
const RESULT_KINDS = [
  'contractProfit',
  'contractFunding',
  'contractFees',
  'quick',
  'earnings',
  'awards',
] as const

/** The totals of a person's realised results in a calendar year UTC, by default the current one. */
export function readRealisedReport(
  services: Services,
  userId: bigint,
  asked?: number,
): Promise<RealisedReport> {
  const { store, clock } = services
  return withRecentGains(services, userId, async recent => {
    const lastYear = Number(yearOf(BigInt(clock.now())))
    const year = asked ?? lastYear
    const [method, stored, storedYear] = await Promise.all([
      readCostMethod(store, userId),
      selectSums(store, userId, year),
      findFirstYear(store, userId),
    ])
    const sums = new Map<string, RealisedSum>()
    for (const sum of [...stored, ...recent.sums]) if (Number(sum.year) === year) addSum(sums, sum)
    const all = [...sums.values()]
    const products = all.flatMap(sum => {
      const productId = productIdOf(sum.part)
      return productId === null
        ? []
        : [{ productId, assetName: nameOfAsset(sum.part), ...toTotal([sum], method) }]
    })
    const years = recent.sums.map(sum => Number(sum.year))
    return {
      currencyId: USDT_ID,
      method,
      year,
      firstYear: Math.min(storedYear ?? lastYear, ...years, lastYear),
      lastYear,
      isComplete: recent.isComplete,
      includedTo: recent.includedTo,
      total: toTotal(
        all.filter(({ part }) => productIdOf(part) !== null),
        method,
      ),
      products: products.toSorted((a, b) => a.productId - b.productId),
      results: RESULT_KINDS.flatMap(kind => {
        const sum = all.find(({ part }) => part === kind)
        return sum ? [{ kind, count: Number(sum.count), amount: formatMoney(sum.proceeds) }] : []
      }),
    }
  })
}

function toRealisedGain(row: GainRow, method: CostMethod): RealisedGain {
  const cost = costOf(method, row)
  return {
    id: `${row.id}-${row.part}`,
    productId: Number(row.product_id),
    assetName: nameOfAsset(productAsset(row.product_id)),
    quantity: formatQuantity(row.quantity),
    acquiredAt: Number(row.acquired_at),
    acquiredType: row.acquired_type,
    acquiredId: `${row.acquired_id}`,
    soldAt: Number(row.sold_at),
    referenceType: row.reference_type,
    referenceId: `${row.reference_id}`,
    proceeds: formatMoney(row.proceeds),
    cost: formatMoney(cost),
    gain: formatMoney(row.proceeds - cost),
  }
}

/** After every row. */
const NEWEST: GainCursor = { id: 2n ** 63n - 1n, part: 0n }

const isBefore = (row: GainCursor, { id, part }: GainCursor) =>
  row.id < id || (row.id === id && row.part < part)

function cursorOf(before: string | undefined): GainCursor {
  const [id, part] = before?.split('-').map(BigInt) ?? []
  return id === undefined || part === undefined ? NEWEST : { id, part }
}

export interface GainQuery {
  readonly year: number
  readonly pageSize: number
  readonly before?: string | undefined
}

/** The parts of a person's sales in a calendar year UTC, newest first; `total` counts all of the year. */
export function listRealisedGains(
  services: Services,
  userId: bigint,
  { year, pageSize, before }: GainQuery,
): Promise<Page<RealisedGain>> {
  const { store } = services
  return withRecentGains(services, userId, async recent => {
    const cursor = cursorOf(before)
    const newest = recent.gains.filter(row => Number(row.year) === year)
    const [method, sums, stored] = await Promise.all([
      readCostMethod(store, userId),
      selectSums(store, userId, year),
      selectGains(store, userId, { year, before: cursor, limit: pageSize }),
    ])
    const rows = [...newest.filter(row => isBefore(row, cursor)).toReversed(), ...stored].slice(0, pageSize)
    const count = sums.reduce(
      (sum, { part, count: of }) => (productIdOf(part) === null ? sum : sum + Number(of)),
      0,
    )
    return { rows: rows.map(row => toRealisedGain(row, method)), total: count + newest.length }
  })
}
