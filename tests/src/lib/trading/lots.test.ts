import { describe, expect, it } from 'vitest'
import {
  averageCostOf,
  realise,
  shareBetween,
  takeOf,
  type Lot,
  type RealisedPart,
} from '#src/lib/trading/lots.ts'
import * as fc from '#tests/support/seeded-fast-check.ts'

interface Trade {
  readonly quantity: bigint
  readonly money: bigint
}

const units = fc.bigInt({ min: 1n, max: 10n ** 18n })
const money = fc.bigInt({ min: 0n, max: 10n ** 18n })
const trades = fc.array(fc.record({ quantity: units, money }), { minLength: 1, maxLength: 12 })
const sum = (values: readonly bigint[]) => values.reduce((total, value) => total + value, 0n)

/** Sells one after the other from lots, oldest first; a sale takes no more than there is. */
function sell(bought: readonly Trade[], sold: readonly Trade[]): RealisedPart[][] {
  const lots: Lot[] = bought.map(({ quantity, money: cost }) => ({ quantity, cost, taken: 0n }))
  let [held, cost] = [sum(bought.map(each => each.quantity)), sum(bought.map(each => each.money))]
  return sold.flatMap(({ quantity: wanted, money: proceeds }) => {
    const quantity = wanted < held ? wanted : held
    if (quantity === 0n) return []
    const averageCost = averageCostOf(cost, quantity, held)
    const parts: RealisedPart[] = []
    for (let done = 0n; done < quantity;) {
      const part = takeOf(lots[0]!, quantity - done)
      parts.push(realise({ quantity, proceeds, averageCost, done }, part))
      done += part.quantity
      if (part.taken === part.lot.quantity) lots.shift()
      else lots[0] = { ...part.lot, taken: part.taken }
    }
    held -= quantity
    cost -= averageCost
    return [parts]
  })
}

const gainOf = (parts: readonly RealisedPart[], method: 'fifoCost' | 'averageCost') =>
  sum(parts.map(part => part.proceeds - part[method]))

describe('shares of a total', () => {
  it('add up to it, however it is split, and differ from the exact share by less than a unit [R3.2]', () => {
    fc.assert(
      fc.property(money, units, fc.array(units, { maxLength: 8 }), (total, whole, cuts) => {
        const ends = [0n, ...cuts.map(cut => cut % (whole + 1n)), whole].toSorted((a, b) => (a < b ? -1 : 1))
        const shares = ends.slice(1).map((to, index) => shareBetween(total, ends[index]!, to, whole))
        expect(sum(shares)).toBe(total)
        for (const [index, share] of shares.entries()) {
          const exact = total * (ends[index + 1]! - ends[index]!)
          const difference = share * whole - exact
          expect(difference < whole && difference > -whole).toBe(true)
        }
      }),
    )
  })
})

describe('realized gains', () => {
  it('of the parts of a sale add up to its proceeds and average cost, and never use more than a lot has [R3.2]', () => {
    fc.assert(
      fc.property(trades, trades, (bought, sold) => {
        const sales = sell(bought, sold)
        const used = sum(sales.flat().map(part => part.quantity))
        expect(used <= sum(bought.map(each => each.quantity))).toBe(true)
        for (const [index, parts] of sales.entries()) {
          expect(sum(parts.map(part => part.proceeds))).toBe(sold[index]!.money)
          expect(parts.every(part => part.quantity > 0n && part.fifoCost >= 0n)).toBe(true)
        }
      }),
    )
  })

  it('are the same by both methods when everything is sold: what was received less what was paid [R3.2]', () => {
    fc.assert(
      fc.property(trades, trades, units, (bought, sold, proceeds) => {
        const all = { quantity: sum(bought.map(each => each.quantity)), money: proceeds }
        const sales = sell(bought, [...sold, all])
        const received = sum([...sold, all].slice(0, sales.length).map(each => each.money))
        const gain = received - sum(bought.map(each => each.money))
        expect(gainOf(sales.flat(), 'fifoCost')).toBe(gain)
        expect(gainOf(sales.flat(), 'averageCost')).toBe(gain)
      }),
    )
  })

  it('change by less than a unit for each part when a sale is split, and first in first out not at all [R3.2]', () => {
    fc.assert(
      fc.property(trades, units, fc.bigInt({ min: 2n, max: 10n ** 9n }), (bought, wanted, price) => {
        const held = sum(bought.map(each => each.quantity))
        const quantity = (wanted % held) + 1n
        // Proceeds that split exactly, so that only the costs are rounded.
        const first = quantity / 2n
        const whole = sell(bought, [{ quantity, money: quantity * price }])
        const halves = [first, quantity - first].filter(each => each > 0n)
        const split = sell(
          bought,
          halves.map(each => ({ quantity: each, money: each * price })),
        )
        expect(gainOf(split.flat(), 'fifoCost')).toBe(gainOf(whole.flat(), 'fifoCost'))
        const difference = gainOf(split.flat(), 'averageCost') - gainOf(whole.flat(), 'averageCost')
        expect(difference >= -1n && difference <= 1n).toBe(true)
      }),
    )
  })

  it('at average cost do not depend on the order of the purchases before a sale [R3.2]', () => {
    fc.assert(
      fc.property(trades, units, money, (bought, quantity, proceeds) => {
        const sale = [{ quantity, money: proceeds }]
        const gain = gainOf(sell(bought, sale).flat(), 'averageCost')
        expect(gainOf(sell(bought.toReversed(), sale).flat(), 'averageCost')).toBe(gain)
      }),
    )
  })
})
