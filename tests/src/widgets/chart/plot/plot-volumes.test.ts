import type { IChartApi, UTCTimestamp } from 'lightweight-charts'
import { expect, it, vi } from 'vitest'
import { PlotQueue } from '#src/widgets/chart/plot/plot-queue.ts'
import { PlotVolumes } from '#src/widgets/chart/plot/plot-volumes.ts'
import { candlesEvery } from '../support.ts'

it('volumes are hollow and full as their candles, each as high as its volume (X14)', () => {
  const series = { priceScale: () => ({ applyOptions: vi.fn() }), applyOptions: vi.fn(), setData: vi.fn() }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the part of the library that is used
  const chart = { addSeries: () => series } as unknown as IChartApi
  const queue = new PlotQueue()
  const volumes = new PlotVolumes(chart, queue, {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a nominal type without a maker of its own
    time: ({ time }) => time as UTCTimestamp,
    colour: () => 'rgb(0, 0, 0)',
  })
  const [one, other] = candlesEvery(60_000, 2)
  volumes.show(true)
  volumes.draw([
    { ...one!, open: '1', close: '2', volume: '30' },
    { ...other!, open: '2', close: '1', volume: '40' },
  ])
  queue.flush()
  expect(series.setData.mock.calls[0]![0]).toMatchObject([
    { open: 0, high: 30, low: 0, close: 30 },
    { open: 40, high: 40, low: 0, close: 0 },
  ])
  expect(series.applyOptions).toHaveBeenCalledWith(expect.objectContaining({ upColor: 'transparent' }))
})
