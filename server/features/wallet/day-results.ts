import type { DayResult } from '#models'
import { DAY, MINUTE } from '#src/lib/time/time-units.ts'
import { listPositionHistories } from '../contract/position-history.ts'
import { ApiError, invalidField } from '#server/answers.ts'
import type { Services } from '#server/services.ts'
import { runInSlices } from '#server/kernel/time-slices.ts'
import { findFirstEntryTime } from '#server/ledger/entries.ts'
import { formatMoney } from '#server/ledger/units.ts'
import { readAccountHistory } from './account-history.ts'
import { dayStartAt, wholeQuarters } from './day-change.ts'
import { pointSteps } from './equity.ts'
import { paidOf } from './returns.ts'

/** Whole months that can be looked back on: what a month costs grows with the entries since. */
const MONTHS_BACK = 12

/** The start of a month `2026-11` and of the next one, on a clock ahead of UTC; refused unless it is one of the last months. */
function monthSpan(
  month: string | undefined,
  utcOffset: number,
  now: number,
): { start: number; end: number } {
  const local = new Date(now + utcOffset * MINUTE)
  const [year = 0, number = 1] = (month ?? local.toISOString().slice(0, 7)).split('-').map(Number)
  const startOf = (index: number) => Date.UTC(year, index, 1) - utcOffset * MINUTE
  const back = (local.getUTCFullYear() - year) * 12 + local.getUTCMonth() - (number - 1)
  if (back < 0 || back > MONTHS_BACK) {
    const { code, msg, params } = invalidField('month')
    throw new ApiError(code, msg, params)
  }
  return { start: startOf(number - 1), end: startOf(number) }
}

/** The change of the account value on each day of a month without what was paid in or out, oldest first; epoch ms. */
export async function listDayResults(
  services: Services,
  userId: bigint,
  {
    month,
    utcOffset: offset = 0,
  }: { readonly month?: string | undefined; readonly utcOffset?: number | undefined },
): Promise<DayResult[]> {
  const { store, market, clock } = services
  const now = clock.now()
  const utcOffset = wholeQuarters(offset)
  const span = monthSpan(month, utcOffset, now)
  const first = await findFirstEntryTime(store, userId)
  if (first === undefined || first >= span.end) return []
  const start = Math.max(span.start, dayStartAt(first, utcOffset))
  const days = Math.ceil((Math.min(span.end, now + 1) - start) / DAY)
  const [history, positions] = await Promise.all([
    readAccountHistory(services, userId, { since: start, step: DAY, until: span.end, isOfBalances: true }),
    listPositionHistories(store, userId, start),
  ])
  // To now, as balances are computed backwards from those of now.
  const count = Math.max(days, Math.ceil((now - start) / DAY))
  const times = [...Array.from({ length: count }, (_, index) => start + index * DAY), now]
  const points = await runInSlices(
    pointSteps(market, { times, history, positions, valued: days + 1 }),
    store.turn,
  )
  const flows = Map.groupBy(history.flows, ({ time }) => Math.floor((time - start) / DAY))
  return points.slice(1).map(({ equity }, index) => {
    const paid = paidOf(flows.get(index) ?? [])
    return {
      dayStart: start + index * DAY,
      change: formatMoney(equity - points[index]!.equity - paid.in + paid.out),
      paidIn: formatMoney(paid.in),
      paidOut: formatMoney(paid.out),
      endValue: formatMoney(equity),
    }
  })
}
