import type { Reader, Row, Statement } from '#server/kernel/store.ts'
import type { RealisedPart } from '#src/lib/trading/lots.ts'

const ADD_SUM = `INSERT INTO realised_sums(user_id, year, part, count, proceeds, fifo_cost, average_cost)
  VALUES ($1, $2, $3, $4, $5, $6, $7)
  ON CONFLICT (user_id, year, part) DO UPDATE SET count = realised_sums.count + excluded.count,
    proceeds = realised_sums.proceeds + excluded.proceeds, fifo_cost = realised_sums.fifo_cost + excluded.fifo_cost,
    average_cost = realised_sums.average_cost + excluded.average_cost`
const SELECT_SUMS = `SELECT year, part, count, proceeds, fifo_cost, average_cost FROM realised_sums
  WHERE user_id = $1 AND year = $2 ORDER BY part`
const SELECT_FIRST_YEAR = 'SELECT min(year) AS year FROM realised_sums WHERE user_id = $1'

/** What the realised results of a year add up to: of an asset, or of a kind of result without lots, whose amount is `proceeds`. */
export interface RealisedSum extends Row {
  readonly year: bigint
  readonly part: string
  readonly count: bigint
  readonly proceeds: bigint
  readonly fifo_cost: bigint
  readonly average_cost: bigint
}

type Money = Pick<RealisedPart, 'proceeds' | 'fifoCost' | 'averageCost'>

/** The calendar year UTC of a time in milliseconds since 1970. */
export function yearOf(time: bigint): bigint {
  return BigInt(new Date(Number(time)).getUTCFullYear())
}

/** Adds a sum to those that are there. */
export function addSum(sums: Map<string, RealisedSum>, added: RealisedSum): void {
  const key = `${added.year} ${added.part}`
  const known = sums.get(key)
  sums.set(
    key,
    known
      ? {
          ...known,
          count: known.count + added.count,
          proceeds: known.proceeds + added.proceeds,
          fifo_cost: known.fifo_cost + added.fifo_cost,
          average_cost: known.average_cost + added.average_cost,
        }
      : added,
  )
}

/** Collects what is added to the sums of a person's realised results, by year and by asset or kind. */
export function createSumBook(userId: bigint) {
  const sums = new Map<string, RealisedSum>()
  return {
    add(time: bigint, part: string, { proceeds, fifoCost, averageCost }: Money): void {
      const year = yearOf(time)
      addSum(sums, { year, part, count: 1n, proceeds, fifo_cost: fifoCost, average_cost: averageCost })
    },
    list: (): readonly RealisedSum[] => [...sums.values()],
    statements: (): Statement[] =>
      [...sums.values()].map(({ year, part, count, proceeds, fifo_cost, average_cost }): Statement => [
        ADD_SUM,
        [userId, year, part, count, proceeds, fifo_cost, average_cost],
      ]),
  }
}

/** A person's stored sums of a year, by asset and kind. */
export function selectSums(reader: Reader, userId: bigint, year: number): Promise<readonly RealisedSum[]> {
  return reader.query<RealisedSum>(SELECT_SUMS, [userId, BigInt(year)])
}

/** The first year with a stored result; undefined without one. */
export async function findFirstYear(reader: Reader, userId: bigint): Promise<number | undefined> {
  const [row] = await reader.query<{ year: bigint | null }>(SELECT_FIRST_YEAR, [userId])
  return row?.year == null ? undefined : Number(row.year)
}
