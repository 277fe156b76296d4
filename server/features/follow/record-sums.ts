import type { Reader, Row } from '#server/kernel/store.ts'
import { netOf, type RecordTrade } from './trades.ts'

/** Trades read at a time. */
const PAGE = 500n

const OPENED = `SELECT opened_at, number, invested FROM trader_trades
  WHERE trader_id = $1 AND (opened_at, number) > ($2, $3) AND number <= $4 ORDER BY opened_at, number LIMIT ${PAGE}`
const CLOSED = `SELECT closed_at, number, opened_at, invested, profit, fees, funding FROM trader_trades
  WHERE trader_id = $1 AND (closed_at, number) > ($2, $3) AND number <= $4 ORDER BY closed_at, number LIMIT ${PAGE}`

interface OpenedRow extends Row {
  readonly opened_at: bigint
  readonly number: bigint
  readonly invested: bigint
}

interface ClosedRow extends OpenedRow {
  readonly closed_at: bigint
  readonly profit: bigint
  readonly fees: bigint
  readonly funding: bigint
}

/** The sums over all trades of a record, in minor units. */
export interface TradeSums {
  readonly wins: number
  readonly capital: bigint
  /** Net of closed trades. */
  readonly realised: bigint
  /** Of closed trades. */
  readonly fees: bigint
  /** The realized profit at each of the given times. */
  readonly realisedAt: readonly bigint[]
}

/** All rows, read page by page; `timeOf` is their sort key. */
async function* readPages<Found extends OpenedRow>(
  reader: Reader,
  text: string,
  { traderId, closedTrades, yieldIfDue: pause }: SumInput,
  timeOf: (row: Found) => bigint,
): AsyncGenerator<Found> {
  for (let [at, number] = [-1n, 0n]; ;) {
    const rows = await reader.query<Found>(text, [traderId, at, number, closedTrades])
    yield* rows
    const last = rows.at(-1)
    if (!last || rows.length < PAGE) return
    ;[at, number] = [timeOf(last), last.number]
    await pause()
  }
}

/** Merges stored and open trades in the order of their opening. */
async function* mergeOpenings(
  stored: AsyncGenerator<OpenedRow>,
  open: readonly RecordTrade[],
): AsyncGenerator<{ readonly time: number; readonly invested: bigint }> {
  const openTrades = open.toSorted((a, b) => a.openedAt - b.openedAt)
  let index = 0
  for await (const { opened_at, invested } of stored) {
    const time = Number(opened_at)
    for (; index < openTrades.length && openTrades[index]!.openedAt < time; index++)
      yield { time: openTrades[index]!.openedAt, invested: openTrades[index]!.invested }
    yield { time, invested }
  }
  for (; index < openTrades.length; index++)
    yield { time: openTrades[index]!.openedAt, invested: openTrades[index]!.invested }
}

export interface SumInput {
  readonly traderId: bigint
  /** Closed trades up to this number are included. */
  readonly closedTrades: bigint
  readonly open: readonly RecordTrade[]
  /** Times in ascending order, epoch ms. */
  readonly times: readonly number[]
  readonly yieldIfDue: () => Promise<void>
}

/**
 * Sums the trades of a record, read page by page in the order in which they were opened and closed. Gives the same
 * figures as requiredCapital and realisedAt of src/lib/trading/trader-record.ts give for all trades at once.
 */
export async function sumTrades(reader: Reader, input: SumInput): Promise<TradeSums> {
  const { times } = input
  const closed = readPages<ClosedRow>(reader, CLOSED, input, row => row.closed_at)
  let next = await closed.next()
  let [wins, realised, fees, committed, capital] = [0, 0n, 0n, 0n, 0n]
  // A trade that is closed at the time of its opening still commits capital.
  let [deferred, deferredAt] = [0n, -1]
  const realisedAt: bigint[] = []

  const applyClosing = async (row: ClosedRow) => {
    const time = Number(row.closed_at)
    while (realisedAt.length < times.length && times[realisedAt.length]! < time) realisedAt.push(realised)
    const net = netOf(row)
    realised += net
    fees += row.fees
    if (net > 0n) wins++
    const released = row.invested + net
    if (row.opened_at === row.closed_at) {
      if (deferredAt !== time) committed -= deferred
      deferred = deferredAt === time ? deferred + released : released
      deferredAt = time
    } else committed -= released
    next = await closed.next()
  }

  const opened = readPages<OpenedRow>(reader, OPENED, input, row => row.opened_at)
  for await (const { time, invested } of mergeOpenings(opened, input.open)) {
    while (!next.done && Number(next.value.closed_at) < time) await applyClosing(next.value)
    if (deferredAt < time) {
      committed -= deferred
      deferred = 0n
    }
    while (!next.done && Number(next.value.closed_at) === time) await applyClosing(next.value)
    committed += invested
    if (committed > capital) capital = committed
  }
  while (!next.done) await applyClosing(next.value)
  while (realisedAt.length < times.length) realisedAt.push(realised)
  return { wins, capital, realised, fees, realisedAt }
}
