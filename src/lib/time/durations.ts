/** Option durations: a count and a unit, one of S, M, H, D [R3.8]. */

/** Seconds in each unit [R3.8]. */
export const SECONDS_IN = { S: 1, M: 60, H: 3600, D: 86_400 } as const

type DurationUnit = keyof typeof SECONDS_IN

export interface Duration {
  count: number
  unit: DurationUnit
}

const LARGEST_FIRST = ['D', 'H', 'M', 'S'] as const

/** The duration in seconds: 5 M are 300 [R3.8]. */
export function durationSeconds({ count, unit }: Duration): number {
  return count * SECONDS_IN[unit]
}

/**
 * The duration in the largest unit that divides it: 300 s are 5 M, 90 s stay 90 S [R3.8].
 * @throws RangeError unless it is a positive integer of seconds
 */
export function durationOf(seconds: number): Duration {
  if (!Number.isInteger(seconds) || seconds <= 0)
    throw new RangeError(`not a duration in seconds: ${seconds}`)
  const unit = LARGEST_FIRST.find(candidate => seconds % SECONDS_IN[candidate] === 0) ?? 'S'
  return { count: seconds / SECONDS_IN[unit], unit }
}
