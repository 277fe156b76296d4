/** Orders by margin, over random prices between preview and fill. */
import { expect } from 'vitest'
import { fillContractOrder } from '#server/features/contract/order-commands.ts'
import { verifyLedger } from '#server/features/verify-ledger.ts'
import { formatMoney, formatPrice, parseMoney, parsePrice } from '#src/lib/money/minor-units.ts'
import { countOfHistories, itWithStoreOnEveryEngine } from '#tests/support/databases/databases.ts'
import * as fc from '#tests/support/seeded-fast-check.ts'
import { creditMoney } from '../customer.ts'
import { BTC, contractMarket, openContract } from './customer.ts'

const USER = 1n
const cents = (count: number) => formatPrice(BigInt(count) * parsePrice('0.01'))

const ask = fc.record({
  direction: fc.constantFrom('long' as const, 'short' as const),
  leverage: fc.constantFrom(1, 2, 5, 10, 100),
  /** Millionths of a USDT. */
  margin: fc.bigInt(50_000_000n, 5_000_000_000n),
  /** Cents. */
  price: fc.integer({ min: 1_000, max: 20_000_000 }),
  /** By how much the price moves before the fill, in hundredths of a percent: within what an order may slip. */
  move: fc.integer({ min: -50, max: 50 }),
  /** By how much a limit order is filled better than its limit, in percent. */
  better: fc.integer({ min: 0, max: 40 }),
  isLimit: fc.boolean(),
})

itWithStoreOnEveryEngine(
  'contract order by margin never takes more than that margin, whatever the price does between preview and fill (U5)',
  async store => {
    const property = fc.asyncProperty(ask, async ({ direction, leverage, margin, isLimit, ...moves }) => {
      await creditMoney(store, USER, '10000')
      const limitPrice = cents(moves.price)
      const later = cents(Math.max(1, Math.round(moves.price * (1 + moves.move / 10_000))))
      const request = { direction, leverage, quantity: undefined, margin: formatMoney(margin) }
      const placed = await openContract(
        store,
        isLimit
          ? { ...request, orderType: 'limit', limitPrice, market: contractMarket(limitPrice) }
          : { ...request, previewPrice: limitPrice, market: contractMarket(later) },
      ).catch((refused: unknown) => {
        // What moved too far, or buys less than a step, takes nothing.
        expect(refused).toHaveProperty('code')
        return undefined
      })
      fc.pre(placed !== undefined)
      expect(parseMoney(placed.margin)).toBeLessThanOrEqual(margin)
      if (!isLimit) return
      const share = 1 + ((direction === 'long' ? -1 : 1) * moves.better) / 100
      const price = cents(Math.max(1, Math.round(moves.price * share)))
      const fill = { orderId: BigInt(placed.id), price, filledAt: Date.UTC(2026, 0, 1, 8), rules: BTC }
      const filled = await store.execute(fillContractOrder, fill)
      expect(parseMoney(filled.margin)).toBeLessThanOrEqual(margin)
    })
    await fc.assert(property, { numRuns: countOfHistories(store, 150) })
    expect(await verifyLedger(store)).toEqual([])
  },
)
