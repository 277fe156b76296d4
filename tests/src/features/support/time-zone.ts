import { afterAll, beforeAll } from 'vitest'

/** Sets the device's time zone for every test of a file: dates formatted without a time zone use it. */
export function useTimeZone(timeZone: string): void {
  const DateTimeFormat = Intl.DateTimeFormat
  class InZone extends DateTimeFormat {
    constructor(locales?: string | string[], options?: Intl.DateTimeFormatOptions) {
      super(locales, { timeZone, ...options })
    }
  }
  beforeAll(() => {
    Intl.DateTimeFormat = InZone as typeof DateTimeFormat
  })
  afterAll(() => {
    Intl.DateTimeFormat = DateTimeFormat
  })
}
