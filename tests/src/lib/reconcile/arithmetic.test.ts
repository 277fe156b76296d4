import { describe, expect, it } from 'vitest'
import {
  atLeast,
  atMost,
  truncated,
  roundedDown,
  startWith,
  minus,
  dividedBy,
  plus,
  evaluate,
  times,
  roundedUp,
} from '#src/lib/reconcile/arithmetic.ts'
import { add, divide, multiply, subtract, trimZeros } from '#src/lib/money/money.ts'
import * as fc from '#tests/support/seeded-fast-check.ts'

const decimal = fc
  .tuple(fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n }), fc.integer({ min: 0, max: 8 }))
  .map(([units, scale]) => {
    const digits = `${units < 0n ? -units : units}`.padStart(scale + 1, '0')
    const fraction = scale === 0 ? '' : `.${digits.slice(-scale)}`
    return `${units < 0n ? '-' : ''}${scale === 0 ? digits : digits.slice(0, -scale)}${fraction}`
  })

describe('calculation steps', () => {
  it('are exact, like the arithmetic of money', () => {
    fc.assert(
      fc.property(decimal, decimal, (a, b) => {
        expect(evaluate([startWith('price', a), plus('fee', b)])).toBe(trimZeros(add(a, b)))
        expect(evaluate([startWith('price', a), minus('fee', b)])).toBe(trimZeros(subtract(a, b)))
        expect(evaluate([startWith('price', a), times('rate', b)])).toBe(trimZeros(multiply(a, b)))
        fc.pre(/[1-9]/.test(b))
        expect(evaluate([startWith('price', a), dividedBy('rate', b), truncated('0.000001')])).toBe(
          trimZeros(divide(a, b, 6)),
        )
      }),
    )
  })

  it('round in the given direction, also below zero and to any step', () => {
    const to = (value: string, rounding: typeof truncated, step: string) =>
      evaluate([startWith('price', value), rounding(step)])
    expect([
      to('-1.25', truncated, '0.1'),
      to('-1.25', roundedUp, '0.1'),
      to('-1.25', roundedDown, '0.1'),
    ]).toEqual(['-1.2', '-1.2', '-1.3'])
    expect([
      to('1.25', truncated, '0.1'),
      to('1.25', roundedUp, '0.1'),
      to('1.25', roundedDown, '0.1'),
    ]).toEqual(['1.2', '1.3', '1.2'])
    expect([to('1.2', roundedUp, '0.1'), to('7', roundedDown, '2.5'), to('7', roundedUp, '2.5')]).toEqual([
      '1.2',
      '5',
      '7.5',
    ])
  })

  it('respect bounds, and give no result when dividing by zero', () => {
    expect(evaluate([startWith('fee', '5'), atMost('margin', '3')])).toBe('3')
    expect(evaluate([startWith('fee', '-5'), atLeast('margin', '-3')])).toBe('-3')
    expect(evaluate([startWith('fee', '5'), dividedBy('leverage', '0')])).toBeUndefined()
  })
})
