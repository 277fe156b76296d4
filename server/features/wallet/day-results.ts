import type { DayResult } from '#models'
import { DAY, HOUR, MINUTE } from '#src/lib/time/time-units.ts'
import { listPositionHistories } from '../contract/position-history.ts'
import { Refusal, invalidField } from '#server/answers.ts'
import type { Services } from '#server/services.ts'
import { runInSlices } from '#server/kernel/time-slices.ts'
import { findFirstEntryTime } from '#server/ledger/entries.ts'
import { formatMoney } from '#src/lib/money/minor-units.ts'
import { readAccountHistory } from './account-history.ts'
import { wholeQuarters } from './day-change.ts'
import { pointSteps } from './equity.ts'
import { clockOfZone, startOfDay, type ClockAhead } from './local-days.ts'
import { paidOf } from './returns.ts'
import { QUARTER } from './sum-entries.ts'

/** Whole months that can be looked back on: what a month costs grows with the entries since. */
const MONTHS_BACK = 12

function refuse(field: string): never {
  const { code, msg, params } = invalidField(field)
  throw new Refusal(code, msg, params)
}

/** What days are asked for, on which clock. */
export interface DayResultsQuery {
  readonly month?: string | undefined
  readonly utcOffset?: number | undefined
  readonly timeZone?: string | undefined
}

/** The clock of whoever asks; refused when there is no such time zone. */
function clockOf({ timeZone, utcOffset = 0 }: DayResultsQuery): ClockAhead {
  if (timeZone === undefined) return () => wholeQuarters(utcOffset) * MINUTE
  try {
    return clockOfZone(timeZone)
  } catch {
    return refuse('timeZone')
  }
}

/** The starts of the days of a month `2026-11` and of the day after; refused unless it is one of the last months. */
function dayStarts(month: string | undefined, clock: ClockAhead, now: number): number[] {
  const local = new Date(now + clock(now))
  const [year = 0, number = 1] = (month ?? local.toISOString().slice(0, 7)).split('-').map(Number)
  const back = (local.getUTCFullYear() - year) * 12 + local.getUTCMonth() - (number - 1)
  if (back < 0 || back > MONTHS_BACK) return refuse('month')
  const days = new Date(Date.UTC(year, number, 0)).getUTCDate()
  return Array.from({ length: days + 1 }, (_, day) => startOfDay(clock, year, number - 1, day + 1))
}

/** The longest interval into which all days can be divided. */
const stepOf = (starts: readonly number[]) =>
  [DAY, HOUR].find(step => starts.every(start => (start - starts[0]!) % step === 0)) ?? QUARTER

/** The change of the account value on each day of a month without what was paid in or out, oldest first; epoch ms. */
export async function listDayResults(
  services: Services,
  userId: bigint,
  query: DayResultsQuery,
): Promise<DayResult[]> {
  const { store, market, clock } = services
  const now = clock.now()
  const starts = dayStarts(query.month, clockOf(query), now)
  const end = starts.at(-1)!
  const first = await findFirstEntryTime(store, userId)
  if (first === undefined || first >= end) return []
  // From the day of the first entry to today; to now, as balances are computed backwards from those of now.
  const days = starts.filter((start, day) => start <= now && (starts[day + 1] ?? Infinity) > first)
  const since = days[0]!
  const step = stepOf(days)
  const [history, positions] = await Promise.all([
    readAccountHistory(services, userId, { since, step, until: end, isOfBalances: true }),
    listPositionHistories(store, userId, since),
  ])
  const dayOf = (time: number) => days.findLastIndex(start => start <= time)
  const changes = history.changes.map(({ bucket, ...change }) => ({
    ...change,
    bucket: dayOf(since + bucket * step),
  }))
  const count = days.filter(start => start < end).length
  const points = await runInSlices(
    pointSteps(market, {
      times: [...days, now],
      history: { ...history, changes },
      positions,
      valued: count + 1,
    }),
    store.turn,
  )
  const flows = Map.groupBy(history.flows, ({ time }) => dayOf(time))
  return points.slice(1).map(({ equity }, index) => {
    const paid = paidOf(flows.get(index) ?? [])
    return {
      dayStart: days[index]!,
      change: formatMoney(equity - points[index]!.equity - paid.in + paid.out),
      paidIn: formatMoney(paid.in),
      paidOut: formatMoney(paid.out),
      endValue: formatMoney(equity),
    }
  })
}
