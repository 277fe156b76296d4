/** Times and decimals, as APIs write them. */
import { describe, expect, it } from 'vitest'
import { Decimal } from '#contracts/verify/decimal.ts'
import { millisecondsOf, timeText } from '#contracts/verify/times.ts'

describe('values as an API writes them', () => {
  it.each([
    ['text', '2024-05-17T12:00:00+02:00', 1_715_940_000_000],
    ['text', 'yesterday', undefined],
    ['seconds', 1_715_940_000, 1_715_940_000_000],
    ['milliseconds', 1_715_940_000_000, 1_715_940_000_000],
    ['milliseconds', '2024-05-17T12:00:00Z', undefined],
  ] as const)('are times: %s %s', (times, value, expected) => {
    expect(millisecondsOf({ times }, value)).toBe(expected)
    if (expected !== undefined)
      expect(millisecondsOf({ times }, JSON.parse(timeJson(times, expected)))).toBe(expected)
  })

  it.each([
    [0.1, '0.1'],
    [1e-7, '0.0000001'],
    [1.5e21, '1500000000000000000000'],
    ['-12.50', '-12.5'],
  ])('are decimals, as numbers and as text: %s', (value, text) => {
    expect(Decimal.parse(value).toText()).toBe(text)
  })

  it.each([Number.NaN, '1e5', null, ''])('are no decimals: %s', value => {
    expect(() => Decimal.parse(value)).toThrow(/is no decimal number/)
  })
})

const timeJson = (times: 'text' | 'seconds' | 'milliseconds', milliseconds: number) =>
  times === 'text' ? JSON.stringify(timeText({ times }, milliseconds)) : timeText({ times }, milliseconds)
