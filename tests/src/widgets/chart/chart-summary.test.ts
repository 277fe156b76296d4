import { expect, it } from 'vitest'
import { summarise } from '#src/widgets/chart/chart-summary.ts'

const candle = (time: number, open: string, high: string, low: string, close: string) => ({
  time,
  open,
  high,
  low,
  close,
  volume: '1',
})

it('candles amount to the first open, the last close, the extremes and the change between', () => {
  const candles = [
    candle(1, '200', '210', '195', '205'),
    candle(2, '205', '260.5', '204', '250'),
    candle(3, '250', '251', '190.25', '190.5'),
  ]
  expect(summarise(candles)).toEqual({
    from: 1,
    to: 3,
    open: '200',
    close: '190.5',
    high: '260.5',
    low: '190.25',
    change: '-4.75',
  })
})

it('no candles amount to nothing', () => {
  expect(summarise([])).toBeUndefined()
})

it('the change from a price of zero is not known, as of a pair that is worth too little for its decimals', () => {
  expect(summarise([candle(1, '0', '0', '0', '0'), candle(2, '0', '0.1', '0', '0.1')])).toMatchObject({
    open: '0',
    close: '0.1',
    change: undefined,
  })
})
