import type { Reader, Row } from '#server/kernel/store.ts'
import { netOf, type Trade } from './trades.ts'

/** Trades that are read at once. */
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

/** What all trades of a record come to, in minor units. */
export interface TradeSums {
  readonly wins: number
  readonly capital: bigint
  /** Net of closed trades. */
  readonly realised: bigint
  /** Of closed trades. */
  readonly fees: bigint
  /** What trades that were closed by each of the given moments had gained. */
  readonly realisedAt: readonly bigint[]
}

/** All rows, read page after page; `timeOf` is the time that they are in the order of. */
async function* readPages<Found extends OpenedRow>(
  reader: Reader,
  text: string,
  { traderId, closedTrades, pause }: SumsOf,
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

/** Both lists of openings in one, in the order of time. */
async function* merged(
  stored: AsyncGenerator<OpenedRow>,
  open: readonly Trade[],
): AsyncGenerator<{ readonly time: number; readonly invested: bigint }> {
  const waiting = open.toSorted((a, b) => a.openedAt - b.openedAt)
  let index = 0
  for await (const { opened_at, invested } of stored) {
    const time = Number(opened_at)
    for (; index < waiting.length && waiting[index]!.openedAt < time; index++)
      yield { time: waiting[index]!.openedAt, invested: waiting[index]!.invested }
    yield { time, invested }
  }
  for (; index < waiting.length; index++)
    yield { time: waiting[index]!.openedAt, invested: waiting[index]!.invested }
}

export interface SumsOf {
  readonly traderId: bigint
  /** Closed trades up to this number count. */
  readonly closedTrades: bigint
  readonly open: readonly Trade[]
  /** Moments in the order of time, epoch ms. */
  readonly times: readonly number[]
  readonly pause: () => Promise<void>
}

/**
 * Sums the trades of a record, read page by page in the order in which they were opened and closed. Gives the same
 * figures as requiredCapital and realisedAt of src/lib/trader-record.ts give for all trades at once.
 */
export async function sumTrades(reader: Reader, asked: SumsOf): Promise<TradeSums> {
  const { times } = asked
  const closed = readPages<ClosedRow>(reader, CLOSED, asked, row => row.closed_at)
  let next = await closed.next()
  let [wins, realised, fees, needed, capital] = [0, 0n, 0n, 0n, 0n]
  // What was closed in the moment in which it was opened still needs its money.
  let [deferred, deferredAt] = [0n, -1]
  const realisedAt: bigint[] = []

  const close = async (row: ClosedRow) => {
    const time = Number(row.closed_at)
    while (realisedAt.length < times.length && times[realisedAt.length]! < time) realisedAt.push(realised)
    const net = netOf(row)
    realised += net
    fees += row.fees
    if (net > 0n) wins++
    const freed = row.invested + net
    if (row.opened_at === row.closed_at) {
      if (deferredAt !== time) needed -= deferred
      deferred = deferredAt === time ? deferred + freed : freed
      deferredAt = time
    } else needed -= freed
    next = await closed.next()
  }

  const opened = readPages<OpenedRow>(reader, OPENED, asked, row => row.opened_at)
  for await (const { time, invested } of merged(opened, asked.open)) {
    while (!next.done && Number(next.value.closed_at) < time) await close(next.value)
    if (deferredAt < time) {
      needed -= deferred
      deferred = 0n
    }
    while (!next.done && Number(next.value.closed_at) === time) await close(next.value)
    needed += invested
    if (needed > capital) capital = needed
  }
  while (!next.done) await close(next.value)
  while (realisedAt.length < times.length) realisedAt.push(realised)
  return { wins, capital, realised, fees, realisedAt }
}
