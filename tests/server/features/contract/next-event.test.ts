import { describe, expect, it } from 'vitest'
import type { ContractPositionRow } from '#server/features/contract/position.ts'
import { findProductByCode } from '#server/market/catalogue.ts'
import { FUNDING_INTERVAL, fundingRate, nextFundingTime } from '#server/market/funding.ts'
import { createMarket } from '#server/market/market.ts'
import { nextEvent } from '#server/features/contract/next-event.ts'
import { parsePrice } from '#src/lib/money/minor-units.ts'
import { add, compare, divide, subtract, sum } from '#src/lib/money/money.ts'
import { DAY } from '#src/lib/time/time-units.ts'

const START = Date.UTC(2026, 0, 5, 10, 0, 0, 137)
const bitcoin = findProductByCode(2, 'BTC')!

const positionAt = (fields: Partial<ContractPositionRow>): ContractPositionRow => ({
  id: 1n,
  user_id: 1n,
  product_id: BigInt(bitcoin.productId),
  direction: 'long',
  status: 'open',
  opened_quantity: 1n,
  quantity: 1n,
  entry_price: 1n,
  leverage: 10n,
  point_value: 1n,
  price_step: 1n,
  maintenance_rate: 1n,
  fee_rate: 0n,
  margin: 1n,
  margin_added: 0n,
  profit: 0n,
  fees: 0n,
  funding: 0n,
  take_profit: null,
  stop_loss: null,
  liquidation_price: null,
  expires_at: null,
  lower_trigger: null,
  upper_trigger: null,
  due_at: null,
  close_reason: null,
  version: 1n,
  as_of: BigInt(START),
  opened_at: BigInt(START),
  closed_at: null,
  ...fields,
})

describe('next event of a position', () => {
  const market = createMarket({ seed: 1, clock: () => START + 30 * DAY })
  const end = START + 90 * 60_000
  const at = (minutes: number) => parsePrice(market.quote(bitcoin, START + minutes * 60_000).nowPrice)

  it('is the first tick that reaches a trigger, as if every tick were checked', () => {
    for (const direction of ['long', 'short'] as const) {
      for (const minutes of [20, 45, 80]) {
        const [below, above] = [at(minutes) - 20n * 10n ** 11n, at(minutes) + 20n * 10n ** 11n]
        const isLong = direction === 'long'
        const position = positionAt({
          direction,
          stop_loss: isLong ? below : above,
          take_profit: isLong ? above : below,
        })
        const event = nextEvent(market, bitcoin, position, START, end)
        const { tickPeriod } = bitcoin
        let expected: typeof event
        for (let time = Math.ceil(START / tickPeriod) * tickPeriod; time <= end; time += tickPeriod) {
          const { nowPrice: price } = market.quote(bitcoin, time)
          const now = parsePrice(price)
          const isAbove = now >= above
          if (!isAbove && now > below) continue
          expected = { kind: isAbove === isLong ? 'takeProfit' : 'stopLoss', price, time }
          break
        }
        expect(event).toEqual(expected)
      }
    }
  })

  it('is a liquidation when one price passes both the stop loss and the liquidation price', () => {
    const now = at(0)
    const position = positionAt({ stop_loss: now * 2n, liquidation_price: now * 2n - 1n })
    expect(nextEvent(market, bitcoin, position, START, end)).toMatchObject({ kind: 'liquidation' })
    const near = positionAt({ stop_loss: now * 2n, liquidation_price: 1n })
    expect(nextEvent(market, bitcoin, near, START, end)).toMatchObject({ kind: 'stopLoss' })
  })

  it('is funding every eight hours at the rate of the candles, and nothing in between', () => {
    const position = positionAt({})
    expect(nextEvent(market, bitcoin, position, START, end)).toBeUndefined()
    const event = nextEvent(market, bitcoin, position, START, START + 3 * DAY)
    const moment = Date.UTC(2026, 0, 5, 16)
    expect(event).toEqual({
      kind: 'funding',
      time: moment,
      price: market.quote(bitcoin, moment).nowPrice,
      rate: fundingRate(market, bitcoin, moment),
    })
    expect(nextEvent(market, bitcoin, position, moment, START + 3 * DAY)?.time).toBe(
      moment + FUNDING_INTERVAL,
    )
    expect(nextFundingTime(moment - 1)).toBe(moment)
  })

  it('is funding at a rate that anybody can compute from the public candles', () => {
    const moment = Date.UTC(2026, 0, 5, 16)
    const candles = market.candles(bitcoin, '1h', { before: moment, limit: 8 })
    const average = divide(sum(candles.map(candle => candle.close)), '8', 12)
    const premium = subtract(divide(market.quote(bitcoin, moment).nowPrice, average, 12), '1')
    const expected = add(divide(premium, '8', 12), '0.0001')
    expect(compare(subtract(fundingRate(market, bitcoin, moment), expected), '0.0000011')).toBe(-1)
    expect(compare(subtract(expected, fundingRate(market, bitcoin, moment)), '0.0000011')).toBe(-1)
    for (let day = 0; day < 30; day++) {
      const rate = fundingRate(market, bitcoin, moment + day * DAY)
      expect(compare(rate, '0.003') <= 0 && compare(rate, '-0.003') >= 0).toBe(true)
    }
  })

  it('is the expiry of a future at the public price of that moment', () => {
    const future = findProductByCode(3, 'ES')!
    const expiresAt = future.contract.expiresAt!(START)
    const position = positionAt({ product_id: BigInt(future.productId), expires_at: BigInt(expiresAt) })
    expect(nextEvent(market, future, position, START, expiresAt - 1)).toBeUndefined()
    expect(nextEvent(market, future, position, START, expiresAt + DAY)).toEqual({
      kind: 'expiry',
      time: expiresAt,
      price: market.quote(future, expiresAt).nowPrice,
    })
  })
})
