/** The times of records against those of their entries: money moves when the record says that something happened. */
import { groupBy } from '../collections/group-by.ts'
import { DAY } from '#src/lib/time/time-units.ts'
import type { ReportedEntry } from '../statement/account-shapes.ts'
import type { Statement } from '../statement/statement.ts'
import type { Facts } from './facts.ts'
import { checkNotBefore, checkTime, checkText, type Finding, type FindingContext } from './finding.ts'

/** When an event was booked: exactly then; or then or later, as the market is looked at afterwards. */
export interface Moment {
  readonly time: number | null
  readonly isAtLeast?: boolean
}

export const at = (time: number | null): Moment => ({ time })
export const notBefore = (time: number | null): Moment => ({ time, isAtLeast: true })

/**
 * Whether an entry is dated at the beginning of a later UTC day, as what is booked by a clock that was set back past the publication of
 * that day's liabilities (docs/rules/wallet.md): a published day is closed.
 */
const isAfterClosing = (time: number, booked: number) =>
  booked % DAY === 0 && booked > time && booked - time < DAY

/** The events of a record, oldest first: the entries of each transaction. */
export const eventsOf = (
  facts: Facts,
  { subject: { kind, id } }: FindingContext,
): (readonly ReportedEntry[])[] => [
  ...groupBy(facts.entriesOf(kind, id), entry => entry.transactionId).values(),
]

/**
 * Compares the events of a record with its own times, one by one, `others` being events in between whose times are checked elsewhere.
 * Skipped when some of its entries lie outside the statement; what was booked at all is checked with the amounts.
 */
export function* checkMoments(
  facts: Facts,
  about: FindingContext,
  moments: readonly Moment[],
  events: readonly (readonly ReportedEntry[])[] = eventsOf(facts, about),
): Generator<Finding> {
  // Without any entry the amounts disagree already.
  if (!facts.hasAllEntries(about.subject) || events.length === 0) return
  yield checkText('bookedAt', about, `${moments.length}`, `${events.length}`)
  for (const [index, { time, isAtLeast }] of moments.entries()) {
    const [entry] = events[index] ?? []
    if (!entry || time === null) continue
    const event = { ...about, entries: [entry.id] }
    yield isAtLeast || isAfterClosing(time, entry.time)
      ? checkNotBefore('bookedAt', event, time, entry.time)
      : checkTime('bookedAt', event, entry.time, time)
  }
}

/** The moments of an order that held its funds first: placed, then filled or ended. */
export function orderMoments(
  { orderType, status, createdAt, closedAt, expiresAt = null }: OrderTimes,
  isExit: boolean,
): Moment[] {
  if (orderType === 'market') return status === 'filled' ? [at(createdAt)] : []
  // A sale opened by the fill of its purchase has the time of that fill, which is booked later.
  const placed = isExit ? notBefore(createdAt) : at(createdAt)
  if (status === 'open') return [placed]
  const isByOwner = status === 'cancelled' && (expiresAt === null || closedAt !== expiresAt)
  return [placed, isByOwner ? at(closedAt) : notBefore(closedAt)]
}

/** A market order never waits: it is filled when it is placed. */
export function* checkAtOnce(
  about: FindingContext,
  { orderType, status, createdAt, closedAt }: OrderTimes,
): Generator<Finding> {
  if (orderType !== 'market') return
  yield checkText('outcome', about, 'filled', status)
  if (closedAt !== null) yield checkTime('times', about, createdAt, closedAt)
}

interface OrderTimes {
  readonly orderType: string
  readonly status: string
  readonly createdAt: number
  readonly closedAt: number | null
  readonly expiresAt?: number | null
}

/** The purchases whose fill opened a sale, by that sale. */
export const purchasesByExit = ({ spotOrders }: Statement) =>
  new Map(
    spotOrders.flatMap(order => (order.exitOrderId === null ? [] : [[order.exitOrderId, order] as const])),
  )
