import { describe, expect, it } from 'vitest'
import type { ContractDirection } from '#models'
import {
  closeResult,
  fundingPayment,
  liquidationPrice,
  marginOf,
  notionalOf,
  profitOf,
  maxQuantityFor,
  type Exposure,
} from '#src/lib/trading/contract-math.ts'
import {
  formatMoney,
  formatPrice,
  formatQuantity,
  parseMoney as money,
  parsePrice as price,
  parseQuantity as quantity,
  parseRate as rate,
} from '#src/lib/money/minor-units.ts'
import * as fc from '#tests/support/seeded-fast-check.ts'

/** 0.01 bitcoin at 91,250 with leverage 10: the example of docs/rules/contract.md. */
const bitcoin = (direction: ContractDirection, margin = '91.25'): Exposure => ({
  direction,
  entryPrice: price('91250'),
  quantity: quantity('0.01'),
  pointValue: rate('1'),
  margin: money(margin),
})
const limits = { maintenanceRate: rate('0.005'), priceStep: price('0.01') }
const printPriceOf = (at: bigint | null) => at && formatPrice(at)

const directions = fc.constantFrom<ContractDirection>('long', 'short')
const positions = fc
  .record({
    direction: directions,
    cents: fc.bigInt({ min: 1n, max: 10_000_000n }),
    steps: fc.bigInt({ min: 1n, max: 1_000_000n }),
    pointValue: fc.constantFrom('1', '50', '0.5', '645.5', '125000', '27.5'),
    leverage: fc.constantFrom(1n, 2n, 5n, 10n, 20n, 50n, 100n),
  })
  .map(({ direction, cents, steps, pointValue, leverage }) => {
    const terms = { entryPrice: cents * price('0.01'), quantity: steps * quantity('0.01'), leverage }
    const point = rate(pointValue)
    const margin = marginOf(notionalOf(terms.entryPrice, terms.quantity, point), leverage)
    return { ...terms, direction, pointValue: point, margin }
  })

describe('contract', () => {
  it('has a notional of price, quantity and point value, of which margin is the leveraged share', () => {
    const notional = notionalOf(price('91250'), quantity('0.01'), rate('1'))
    expect(formatMoney(notional)).toBe('912.5')
    expect(formatMoney(marginOf(notional, 10n))).toBe('91.25')
    // A lot of dollars against yen: 100,000 x 154.92 JPY at 0.006455 USDT.
    expect(formatMoney(notionalOf(price('154.92'), quantity('1'), rate('645.5')))).toBe('100000.86')
    // Two contracts on the S&P 500, 50 USD a point.
    expect(formatMoney(notionalOf(price('5920.25'), quantity('2'), rate('50')))).toBe('592025')
  })

  it('holds at least its margin share, to the last minor unit', () => {
    expect(marginOf(10n, 3n)).toBe(4n)
    expect(marginOf(9n, 3n)).toBe(3n)
  })

  it('gains with the price when long and against it when short, rounded down', () => {
    const at = (direction: ContractDirection, now: string) =>
      formatMoney(profitOf(bitcoin(direction), price(now), quantity('0.01')))
    expect(at('long', '92000')).toBe('7.5')
    expect(at('short', '92000')).toBe('-7.5')
    const least = { ...bitcoin('long'), entryPrice: price('1'), pointValue: rate('0.00001') }
    expect(profitOf(least, price('1.01'), quantity('0.01'))).toBe(0n)
    expect(profitOf(least, price('0.99'), quantity('0.01'))).toBe(-1n)
  })

  it('has the maximum quantity that a margin allows', () => {
    const terms = { price: price('91250'), leverage: 10n, pointValue: rate('1'), step: quantity('0.000001') }
    expect(formatQuantity(maxQuantityFor(money('91.25'), terms))).toBe('0.01')
    fc.assert(
      fc.property(positions, fc.bigInt({ min: 0n, max: 10n ** 13n }), (position, margin) => {
        const { entryPrice, pointValue, leverage } = position
        const step = quantity('0.01')
        const found = maxQuantityFor(margin, { price: entryPrice, leverage, pointValue, step })
        const held = (size: bigint) => marginOf(notionalOf(entryPrice, size, pointValue), leverage)
        expect(held(found)).toBeLessThanOrEqual(margin)
        expect(held(found + step)).toBeGreaterThan(margin)
      }),
    )
  })
})

describe('liquidation price', () => {
  it('is where margin plus profit equals the maintenance share of the notional', () => {
    expect(printPriceOf(liquidationPrice(bitcoin('long'), limits))).toBe('82537.68')
    expect(printPriceOf(liquidationPrice(bitcoin('short'), limits))).toBe('99875.63')
  })

  it('is farther away with more margin, and absent when the whole notional is held', () => {
    expect(printPriceOf(liquidationPrice(bitcoin('long', '191.25'), limits))).toBe('72487.43')
    expect(liquidationPrice(bitcoin('long', '912.5'), limits)).toBeNull()
    expect(printPriceOf(liquidationPrice(bitcoin('short', '912.5'), limits))).toBe('181592.04')
  })

  it('is the first price step at which the margin is insufficient', () => {
    fc.assert(
      fc.property(positions, position => {
        const found = liquidationPrice(position, limits)
        const inward = position.direction === 'long' ? limits.priceStep : -limits.priceStep
        // Exactly, without the rounding of money: margin + profit <= notional x rate.
        const isReached = (at: bigint) => {
          const size = position.quantity * position.pointValue
          const gain = position.direction === 'long' ? at - position.entryPrice : position.entryPrice - at
          const equity = position.margin * 10n ** 23n + gain * size
          return equity * 10n ** 10n <= at * size * limits.maintenanceRate
        }
        if (found === null) {
          expect(isReached(limits.priceStep)).toBe(false)
          return
        }
        expect(found % limits.priceStep).toBe(0n)
        expect(isReached(found)).toBe(true)
        expect(isReached(found + inward)).toBe(false)
      }),
    )
  })
})

describe('closing', () => {
  const feeRate = rate('0.0005')

  it('returns the margin plus profit, less the fee', () => {
    const { margin, profit, fee, returned } = closeResult(bitcoin('long'), {
      price: price('92000'),
      quantity: quantity('0.005'),
      feeRate,
    })
    expect([margin, profit, fee, returned].map(formatMoney)).toEqual(['45.625', '3.75', '0.23', '49.145'])
  })

  it('never takes more than the margin, at any price', () => {
    const gone = closeResult(bitcoin('long'), { price: price('60000'), quantity: quantity('0.01'), feeRate })
    expect(gone).toEqual({ margin: money('91.25'), profit: -money('91.25'), fee: 0n, returned: 0n })
    fc.assert(
      fc.property(positions, fc.bigInt({ min: 1n, max: 20_000_000n }), (position, cents) => {
        const closing = closeResult(position, {
          price: cents * price('0.01'),
          quantity: position.quantity,
          feeRate,
        })
        expect(closing.returned).toBeGreaterThanOrEqual(0n)
        expect(closing.fee).toBeGreaterThanOrEqual(0n)
        expect(closing.margin + closing.profit - closing.fee).toBe(closing.returned)
        expect(closing.profit).toBeGreaterThanOrEqual(-position.margin)
      }),
    )
  })

  it('in parts releases the whole margin in total and pays no more than at once', () => {
    fc.assert(
      fc.property(
        positions,
        fc.bigInt({ min: 1n, max: 20_000_000n }),
        fc.double({ min: 0.01, max: 0.99, noNaN: true }),
        (position, cents, share) => {
          const at = cents * price('0.01')
          const part = (position.quantity * BigInt(Math.floor(share * 1000))) / 1000n
          fc.pre(part > 0n && part < position.quantity)
          const first = closeResult(position, { price: at, quantity: part, feeRate })
          const rest = {
            ...position,
            quantity: position.quantity - part,
            margin: position.margin - first.margin,
          }
          const second = closeResult(rest, { price: at, quantity: rest.quantity, feeRate })
          expect(first.margin + second.margin).toBe(position.margin)
          const once = closeResult(position, { price: at, quantity: position.quantity, feeRate })
          // Each part is rounded separately, which costs a few minor units at most.
          const difference = first.returned + second.returned - once.returned
          expect(difference).toBeLessThanOrEqual(2n)
          expect(difference).toBeGreaterThanOrEqual(-3n)
        },
      ),
    )
  })
})

describe('funding', () => {
  it('is paid by longs to shorts at a positive rate and reversed at a negative one', () => {
    const paid = (direction: ContractDirection, at: string) =>
      formatMoney(fundingPayment(bitcoin(direction), price('92000'), rate(at)))
    expect(paid('long', '0.0001')).toBe('-0.092')
    expect(paid('short', '0.0001')).toBe('0.092')
    expect(paid('long', '-0.0001')).toBe('0.092')
  })

  it('never takes more than the margin', () => {
    expect(fundingPayment(bitcoin('long', '0.01'), price('92000'), rate('0.003'))).toBe(-money('0.01'))
  })
})
