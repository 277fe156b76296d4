import { describe, expect, it } from 'vitest'
import {
  isShownAsZero,
  quantityPlaces,
  sharesInPercent,
  shownDifference,
  shownParts,
} from '#src/lib/numbers/agreeing-figures.ts'
import { abs, compare, fromMinorUnits, subtract, sum, truncate } from '#src/lib/money/money.ts'
import * as fc from '#tests/support/seeded-fast-check.ts'

const amount = fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n }).map(units => fromMinorUnits(units, 6))
const positive = fc.bigInt({ min: 1n, max: 10n ** 15n }).map(units => fromMinorUnits(units, 6))
const amounts = fc.array(amount, { minLength: 1, maxLength: 12 })
const decimals = fc.integer({ min: 0, max: 6 })

describe('figures that stand together', () => {
  it('are a value, a cost and a profit that agree: 99.90 less 100.00 is −0.10', () => {
    expect(shownDifference('99.909090', ['100.000000'], 2)).toBe('-0.10')
    expect(shownDifference('999.903', ['0', '1000'], 2)).toBe('-0.10')
  })

  it('are a difference of what is shown, within one of the last digit for each figure', () => {
    fc.assert(
      fc.property(amount, amounts, decimals, (value, others, places) => {
        const shown = shownDifference(value, others, places)
        const terms = others.map(other => truncate(other, places))
        expect(compare(subtract(truncate(value, places), sum(terms)), shown)).toBe(0)
        const most = fromMinorUnits(BigInt(others.length + 1), places)
        expect(compare(abs(subtract(shown, subtract(value, sum(others)))), most)).toBe(-1)
      }),
    )
  })

  it('are parts that add up to the total as it is shown, each by less than one of the last digit from the exact one', () => {
    fc.assert(
      fc.property(amounts, decimals, (parts, places) => {
        const total = sum(parts)
        const shown = shownParts(parts, total, places)
        expect(compare(sum(shown), truncate(total, places))).toBe(0)
        for (const [index, part] of parts.entries())
          expect(compare(abs(subtract(shown[index]!, part)), fromMinorUnits(1n, places))).toBe(-1)
      }),
    )
  })

  it('are shares that add up to 100 percent, in the order of the parts', () => {
    expect(sharesInPercent(['1', '1', '1'], 1)).toEqual(['33.4', '33.3', '33.3'])
    expect(sharesInPercent(['999.9', '0.1'], 1)).toEqual(['100.0', '0.0'])
    expect(sharesInPercent([], 1)).toEqual([])
    fc.assert(
      fc.property(fc.array(positive, { minLength: 1, maxLength: 12 }), decimals, (parts, places) => {
        const shares = sharesInPercent(parts, places)
        expect(compare(sum(shares), '100')).toBe(0)
        for (const [one, first] of parts.entries())
          for (const [other, second] of parts.entries())
            if (compare(first, second) === 1) expect(compare(shares[one]!, shares[other]!)).not.toBe(-1)
      }),
    )
  })

  it('have no percentage beside a figure that is shown as zero', () => {
    expect(isShownAsZero('-0.009', 2)).toBe(true)
    expect(isShownAsZero('0.01', 2)).toBe(false)
  })
})

it.each([
  ['3', 0],
  ['3.00', 0],
  ['0.43274897', 2],
  ['12.5', 1],
  ['0.0059123', 4],
  ['0.00000001', 8],
  [undefined, 0],
])(
  'a quantity of %s is shown with %i places: two, or where it is small those of its first two digits',
  (value, places) => {
    expect(quantityPlaces(value)).toBe(places)
  },
)
