import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { MINUTE } from '#src/lib/time/time-units.ts'
import { CandleReader, type ReadableChart } from '#src/widgets/chart/candle-reader.tsx'
import { renderUi } from '#tests/support/render.tsx'
import { candlesEvery } from './support.ts'

afterEach(cleanup)

/** A chart of five candles, which closed at 101 to 105, and what was done with it. */
async function openReader() {
  const pointed: (number | undefined)[] = []
  const alerts: string[] = []
  const chart = {
    candles: candlesEvery(MINUTE, 5),
    point: (bar: number | undefined) => void pointed.push(bar),
  } satisfies ReadableChart
  await renderUi(
    <CandleReader
      chart={chart}
      label="Price chart of Bitcoin"
      summary="In a few words"
      describe={({ close }) => `closed at ${close}`}
      onAlert={price => void alerts.push(price)}
    />,
    { isLight: true },
  )
  const reader = screen.getByRole('slider', { name: 'Price chart of Bitcoin' })
  reader.focus()
  return {
    chart,
    pointed,
    alerts,
    said: () => reader.getAttribute('aria-valuetext'),
    press: (key: string) => fireEvent.keyDown(reader, { key }),
  }
}

it('the chart says what it shows when it gets the focus, then reads candle by candle from the newest', async () => {
  const { said, press, pointed } = await openReader()
  expect(said()).toBe('In a few words')
  press('ArrowLeft')
  expect(said()).toBe('closed at 105')
  press('ArrowLeft')
  expect(said()).toBe('closed at 104')
  press('Home')
  expect(said()).toBe('closed at 101')
  press('ArrowLeft')
  expect(said()).toBe('closed at 101')
  press('End')
  expect(said()).toBe('closed at 105')
  expect(pointed).toEqual([4, 3, 0, 0, 4])
})

it('Escape takes the crosshair away and goes no further; without a crosshair the key is left to the page', async () => {
  const { said, press, pointed } = await openReader()
  expect(press('Escape')).toBe(true)
  press('ArrowLeft')
  expect(press('Escape')).toBe(false)
  expect(pointed.at(-1)).toBeUndefined()
  expect(said()).toBe('In a few words')
})

it('Enter sets an alert at the price of the candle that was read', async () => {
  const { press, alerts } = await openReader()
  press('Enter')
  expect(alerts).toEqual([])
  press('ArrowLeft')
  press('ArrowLeft')
  press('Enter')
  expect(alerts).toEqual(['104'])
})

it('a candle stays the one that was read while older ones are loaded before it', async () => {
  const { chart, press, said } = await openReader()
  press('Home')
  chart.candles = [{ ...chart.candles[0]!, time: 0, close: '1' }, ...chart.candles]
  press('ArrowRight')
  expect(said()).toBe('closed at 102')
})
