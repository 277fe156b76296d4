import { beforeEach, expect, it, vi } from 'vitest'

beforeEach(() => {
  localStorage.clear()
  vi.resetModules()
})

const key = 'fairline:chart'
const load = async () => import('#src/widgets/chart/chart-settings.ts')

it('chart settings remember the indicators, the chart type and the interval', async () => {
  const { setChartSettings: setChart } = await load()
  setChart({ interval: '4h', kind: 'area', overlays: ['boll'], pane: 'kdj', hasVolume: false })
  vi.resetModules()
  const { useChartSettings } = await load()
  expect(useChartSettings.getState()).toEqual({
    interval: '4h',
    kind: 'area',
    overlays: ['boll'],
    pane: 'kdj',
    hasVolume: false,
  })
})

it('chart settings drop unknown values and keep the rest', async () => {
  const data = { interval: '2h', kind: 'line', overlays: ['ma', 'vwap'], pane: 'cci' }
  localStorage.setItem(key, JSON.stringify({ v: 1, data }))
  const { useChartSettings } = await load()
  expect(useChartSettings.getState()).toEqual({
    interval: '15m',
    kind: 'line',
    overlays: ['ma'],
    pane: undefined,
    hasVolume: true,
  })
})

it('chart settings remember the range, but not with an interval that is not its own', async () => {
  const { setChartSettings: setChart } = await load()
  setChart({ interval: '4h', range: '1M' })
  vi.resetModules()
  expect((await load()).useChartSettings.getState()).toMatchObject({ interval: '4h', range: '1M' })
  localStorage.setItem(key, JSON.stringify({ v: 1, data: { interval: '1h', range: '1M' } }))
  vi.resetModules()
  expect((await load()).useChartSettings.getState()).toMatchObject({ interval: '1h', range: undefined })
})
