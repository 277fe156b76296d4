import { afterAll, beforeAll } from 'vitest'

/** Lets the device of every test of a file stand in a time zone: what is written without one is written in that. */
export function useZone(timeZone: string): void {
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
