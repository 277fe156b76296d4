/**
 * Whether the keys of the simulated market are those whose hashes were published before, each the hash of the next, and whether the
 * hashes that the device has seen ahead of their days are still the same. The format is in docs/rules/market.md.
 */
import {
  createDayKeys,
  dayKeyHash,
  dayKeyText,
  parseDayKey,
  previousDayKey,
} from '#src/lib/market/day-keys.ts'
import type { ReportedMarketDay } from '#src/lib/statement/terms-shapes.ts'
import { DAY, HOUR } from '#src/lib/time/time-units.ts'
import { checkText, type Finding, type FindingContext } from '../finding.ts'

/** The hash of a day's key that the device has seen before the key was published, and what was told of the terms then. */
export type SeenKey = Pick<ReportedMarketDay, 'day' | 'keyHash' | 'termsHash'> & {
  /** The hours of the market up to the day on which it was seen, as text (hours.ts). */
  readonly hours?: string | undefined
}

/** A key is published so long after the end of its day. */
const REVEAL_DELAY = HOUR

/** When the key of the UTC day of a time is published, epoch ms. */
export const revealTimeOf = (time: number): number => (Math.floor(time / DAY) + 1) * DAY + REVEAL_DELAY

/** What findings about a day of the market say of it. */
export const aboutDay = (day: string): FindingContext => ({
  subject: { kind: 'marketDay', id: day },
  entries: [],
  time: Date.parse(day) || 0,
})

/** A key from its text; undefined when it is none. */
function readKey(text: string | null): Uint8Array | undefined {
  try {
    return text === null ? undefined : parseDayKey(text)
  } catch {
    return undefined
  }
}

/** The newest day with a key, of days in any order. */
export function newestRevealed(days: readonly ReportedMarketDay[]): { day: string; key: string } | undefined {
  let newest: { day: string; key: string } | undefined
  for (const { day, key } of days) if (key !== null && !(newest && newest.day >= day)) newest = { day, key }
  return newest
}

/** Until when keys are published, epoch ms, that moment excluded; 0 without any. */
export function revealedUntil(days: readonly ReportedMarketDay[]): number {
  const newest = newestRevealed(days)
  return newest ? Math.max(0, Date.parse(newest.day) + DAY) || 0 : 0
}

/**
 * Each key has the hash that was published, and is the hash of the next key. Days are oldest first; one finding for each day with a key, and
 * for each that lacks its own or is left out.
 */
export function* checkMarketDays(days: readonly ReportedMarketDay[]): Generator<Finding | undefined> {
  for (const [index, { day, key: text, keyHash }] of days.entries()) {
    const next = days[index + 1]
    const nextKey = readKey(next?.key ?? null)
    const key = readKey(text)
    if (next && Date.parse(next.day) - Date.parse(day) !== DAY)
      yield checkText('marketDays', aboutDay(day), dayAfter(day), next.day)
    if (text === null && !nextKey) continue
    yield checkText('marketDays', aboutDay(day), key ? dayKeyHash(key) : '', keyHash)
    // A key that does not lead to the one before, or that is kept back although the next one says it.
    if (nextKey) {
      const expected = dayKeyText(previousDayKey(nextKey))
      if (expected !== text) yield checkText('marketDays', aboutDay(day), expected, text ?? '')
    }
    yield undefined
  }
}

function dayAfter(day: string): string {
  const time = Date.parse(day) + DAY
  return Number.isNaN(time) ? '' : new Date(time).toISOString().slice(0, 10)
}

/** The hash that is told of a day's key now: published, or of the key that follows from the newest one. */
function toldHash(days: readonly ReportedMarketDay[], day: string): string {
  const published = days.find(each => each.day === day)
  if (published) return published.keyHash
  const newest = newestRevealed(days)
  const key = readKey(newest?.key ?? null)
  if (!newest || !key || day > newest.day) return ''
  try {
    return dayKeyHash(createDayKeys({ day: Date.parse(newest.day) / DAY, key }).keyOf(Date.parse(day) / DAY))
  } catch {
    return ''
  }
}

/** Each hash that the device has seen ahead is still the one of its day. */
export function* checkSeenKeys(
  days: readonly ReportedMarketDay[],
  seen: readonly SeenKey[],
): Generator<Finding> {
  for (const { day, keyHash } of seen)
    yield checkText('seenKeys', aboutDay(day), keyHash, toldHash(days, day))
}

/**
 * What the device keeps after a check without mismatches: the hashes seen of days whose key is not published yet, the newest one, and of the
 * published ones the newest, which stands for all before it. `hours`: those to keep with the newest one, where terms tell them.
 */
export function keysToKeep(
  days: readonly ReportedMarketDay[],
  seen: readonly SeenKey[],
  hours?: string,
): SeenKey[] {
  const ahead = days.at(-1)
  const seenHours = seen.find(({ day }) => day === ahead?.day)?.hours
  const revealed = newestRevealed(days)?.day ?? ''
  const all = new Map(
    [...seen, ...(ahead ? [{ ...ahead, hours: hours ?? seenHours }] : [])].map(each => [
      each.day,
      { day: each.day, keyHash: each.keyHash, termsHash: each.termsHash, hours: each.hours },
    ]),
  )
  const kept = [...all.values()].toSorted((one, other) => (one.day < other.day ? -1 : 1))
  const proven = kept.findLast(({ day }) => day <= revealed)
  return kept.filter(each => each === proven || each.day > revealed)
}
