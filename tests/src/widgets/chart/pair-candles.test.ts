import { assert, integer, property } from 'fast-check'
import { expect, it } from 'vitest'
import type { Candle } from '#models'
import { compare } from '#src/lib/money/money.ts'
import { pairPrice } from '#src/lib/trading/pair-price.ts'
import { divideCandles } from '#src/widgets/chart/use-pair-candles.ts'

const candle = (time: number, open: string, close: string): Candle => ({
  time,
  open,
  close,
  high: '999999',
  low: '0.000001',
  volume: '7',
})

it('candles of a pair open and close at the price of the pair then, in the quote coin (U29) [R1.2]', () => {
  const ether = [candle(1, '2000', '2100'), candle(2, '2100', '1900')]
  const bitcoin = [candle(1, '40000', '40000'), candle(2, '40000', '50000')]
  expect(divideCandles(ether, bitcoin, 4)).toEqual([
    { time: 1, open: '0.0500', close: '0.0525', high: '0.0525', low: '0.0500', volume: '0' },
    { time: 2, open: '0.0525', close: '0.0380', high: '0.0525', low: '0.0380', volume: '0' },
  ])
})

it('candles of a pair leave out times that only one coin has, and prices that cannot be divided', () => {
  const base = [candle(1, '1', '1'), candle(2, '1', '1'), candle(3, '1', 'none'), candle(4, '1', '2')]
  const quote = [candle(2, '0', '1'), candle(3, '1', '1'), candle(4, '1', '1'), candle(5, '1', '1')]
  expect(divideCandles(base, quote, 2).map(({ time }) => time)).toEqual([4])
})

it('candles of a pair are what orders of the pair are filled at, and their ends hold the body', () => {
  const price = integer({ min: 1, max: 10 ** 9 }).map(cents => (cents / 100).toFixed(2))
  assert(
    property(price, price, price, price, integer({ min: 0, max: 9 }), (a, b, c, d, decimals) => {
      const [only] = divideCandles([candle(1, a, b)], [candle(1, c, d)], decimals)
      expect(only?.open).toBe(pairPrice(a, c, decimals))
      expect(only?.close).toBe(pairPrice(b, d, decimals))
      for (const body of [only!.open, only!.close]) {
        expect(compare(only!.high, body)).not.toBe(-1)
        expect(compare(only!.low, body)).not.toBe(1)
      }
    }),
  )
})
