import { expect, it } from 'vitest'
import { compare } from '#src/lib/money/money.ts'
import { shortRate } from '#src/widgets/exchange/short-rate.ts'
import * as fc from '#tests/support/seeded-fast-check.ts'

it('short rate keeps the significant digits of a tiny rate', () => {
  expect(shortRate('0.0000000733260453')).toBe('0.000000073326045')
  expect(shortRate('0.9213147410358565')).toBe('0.92131474')
  expect(shortRate('13610457.16875')).toBe('13610457')
  expect(shortRate('84195.28044')).toBe('84195.28')
  expect(shortRate('123456789.5')).toBe('123456789')
  expect(shortRate('1')).toBe('1')
  expect(shortRate('0')).toBe('0')
})

it('short rate is never larger than the exact rate [R9.2]', () => {
  const rate = fc.tuple(fc.bigInt({ min: 0n, max: 10n ** 9n }), fc.bigInt({ min: 0n, max: 10n ** 16n - 1n }))
  fc.assert(
    fc.property(rate, ([whole, fraction]) => {
      const exact = `${whole}.${`${fraction}`.padStart(16, '0')}`
      expect(compare(shortRate(exact), exact)).toBeLessThanOrEqual(0)
    }),
  )
})
