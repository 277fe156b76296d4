/**
 * A time to the minute in the same format for every language: `2026-11-20 09:30 UTC`; `time` in milliseconds since 1970
 * UTC.
 */
export function utcText(time: number): string {
  return `${new Date(time).toISOString().slice(0, 16).replace('T', ' ')} UTC`
}
