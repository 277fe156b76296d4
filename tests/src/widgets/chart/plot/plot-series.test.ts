import { expect, it } from 'vitest'
import { priceColours } from '#src/widgets/chart/plot/plot-series.ts'

it('rising candles are hollow and falling ones full, in whatever colours (X14)', () => {
  const white = () => 'rgb(255, 255, 255)'
  expect(priceColours('candles', white)).toMatchObject({
    upColor: 'transparent',
    borderUpColor: white(),
    downColor: white(),
    borderDownColor: white(),
  })
})
