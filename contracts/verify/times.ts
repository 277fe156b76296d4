/** Times as an API writes them. */
import type { Profile } from './profile/profile.ts'

const RFC_3339 = /^\d{4}-\d\d-\d\d[Tt ]\d\d:\d\d:\d\d(\.\d+)?([Zz]|[+-]\d\d:\d\d)$/

/** Milliseconds since 1970; undefined for what is no time. */
export function millisecondsOf({ times }: Pick<Profile, 'times'>, value: unknown): number | undefined {
  if (times !== 'text')
    return typeof value === 'number' ? value * (times === 'seconds' ? 1000 : 1) : undefined
  return typeof value === 'string' && RFC_3339.test(value) ? Date.parse(value) : undefined
}

/** A time as it is sent. */
export const timeText = ({ times }: Pick<Profile, 'times'>, milliseconds: number): string =>
  times === 'text'
    ? new Date(milliseconds).toISOString()
    : String(times === 'seconds' ? Math.floor(milliseconds / 1000) : milliseconds)
