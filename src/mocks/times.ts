/** The time of the examples in the specification; the lively answers are generated around it as well. */
export const EXAMPLE_TIME = 1_795_199_400_000

/** The smallest time of the specification; no other whole number in it is as large. */
const FIRST_TIME = 946_684_800_000

/** The same value with every time moved by so many ms. */
export function moveTimes<T>(value: T, by: number): T
export function moveTimes(value: unknown, by: number): unknown {
  if (typeof value === 'number') return value >= FIRST_TIME ? value + by : value
  if (Array.isArray(value)) return value.map((one: unknown) => moveTimes(one, by))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, moveTimes<unknown>(one, by)]))
}
