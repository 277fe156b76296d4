import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { Legend } from '#src/widgets/chart/legend.tsx'
import { createLegendStore, type LegendReading } from '#src/widgets/chart/legend-store.ts'
import { renderUi } from '#tests/support/render.tsx'

afterEach(cleanup)

const reading: LegendReading = {
  candle: {
    time: Date.UTC(2026, 10, 20),
    open: '200.00',
    high: '210.50',
    low: '195.25',
    close: '190',
    volume: '51230',
  },
  isPointed: false,
  values: [
    { name: 'MA5', colour: '--accent-ink', value: 198.456, isPrice: true },
    { name: 'RSI14', colour: '--accent-ink', value: 41.5, isPrice: false },
  ],
}

const frame = () => act(() => new Promise(resolve => requestAnimationFrame(() => resolve(undefined))))

it('chart legend shows the exact values of the newest candle and the indicators', async () => {
  const store = createLegendStore()
  const { container } = await renderUi(<Legend store={store} interval="1d" priceScale={2} />, {
    isLight: true,
  })
  expect(container.textContent).toBe('')
  store.set(reading)
  await frame()
  expect(container.textContent).toBe('O 200.00H 210.50L 195.25C 190.00V 51.23K−5.00%MA5 198.46RSI14 41.50')
})

it('chart legend follows the crosshair and names its candle', async () => {
  const store = createLegendStore()
  store.set(reading)
  await renderUi(<Legend store={store} interval="1d" priceScale={2} />, { isLight: true })
  expect(screen.queryByText('Nov 20, 2026')).toBeNull()
  store.set({ ...reading, isPointed: true, candle: { ...reading.candle, close: '201' } })
  await frame()
  expect(screen.getByText('Nov 20, 2026')).toBeTruthy()
  expect(screen.getByText('+0.50%')).toBeTruthy()
})

it('chart legend formats values for the locale', async () => {
  const store = createLegendStore()
  store.set(reading)
  const { container } = await renderUi(<Legend store={store} interval="1d" priceScale={2} />, {
    locale: 'zh',
    isLight: true,
  })
  expect(container.textContent).toContain('开 200.00')
  expect(container.textContent).toContain('量 5.12万')
})

it('chart legend shows no change from a price of zero', async () => {
  const store = createLegendStore()
  store.set({ ...reading, candle: { ...reading.candle, open: '0' }, values: [] })
  const { container } = await renderUi(<Legend store={store} interval="1d" priceScale={2} isPair />, {
    isLight: true,
  })
  await frame()
  expect(container.textContent).toBe('O 0.00C 190.00')
})
