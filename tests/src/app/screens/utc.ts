import { vi } from 'vitest'

const { DateTimeFormat } = Intl
const PARTS = ['FullYear', 'Month', 'Date', 'Day', 'Hours', 'Minutes', 'Seconds', 'Milliseconds'] as const

/** Until the end of the test, the device is in UTC. */
export function useUtc(): void {
  vi.spyOn(Intl, 'DateTimeFormat').mockImplementation(function format(locale, options) {
    return new DateTimeFormat(locale, { ...options, timeZone: options?.timeZone ?? 'UTC' })
  })
  const { prototype } = Date
  class UtcDate extends Date {
    constructor(...parts: [] | [number] | [number, number, number]) {
      super(...((parts.length > 1 ? [Date.UTC(...(parts as [number, number, number]))] : parts) as [number]))
    }

    override getTimezoneOffset(): number {
      return 0
    }
  }
  for (const part of PARTS) {
    Object.defineProperty(UtcDate.prototype, `get${part}`, { value: prototype[`getUTC${part}`] })
    if (part !== 'Day')
      Object.defineProperty(UtcDate.prototype, `set${part}`, { value: prototype[`setUTC${part}`] })
  }
  vi.stubGlobal('Date', UtcDate)
}
