import { act, cleanup, render } from '@testing-library/react'
import { useRef, useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import type { CandlePlot } from '#src/widgets/chart/plot/candle-plot.ts'
import { setChartSettings } from '#src/widgets/chart/chart-settings.ts'
import { createLegendStore } from '#src/widgets/chart/legend-store.ts'
import { usePlot } from '#src/widgets/chart/use-plot.ts'
import { DAY } from '#src/lib/time/time-units.ts'
import { candlesEvery } from './support.ts'

/** A drawing that notes how the price is drawn. */
let drawn: string | undefined
class Plot {
  readonly viewport = { showFrom() {} }
  setSettings({ kind }: { kind: string }) {
    drawn = kind
  }
  setCandles() {}
  setLines() {}
  repaint() {}
  destroy() {}
}

const candles = candlesEvery(DAY, 400)
const history = {
  candles,
  isFailed: false,
  retry: async () => {},
  loadOlder: () => {},
  isLoadingOlder: false,
  isOlderFailed: false,
  retryOlder: async () => {},
  hasOlder: false,
}

function Chart({ isFull }: { isFull: boolean }) {
  const place = useRef<HTMLDivElement>(null)
  const [legend] = useState(createLegendStore)
  usePlot(Plot as unknown as typeof CandlePlot, place, legend, {
    history,
    lines: [],
    productId: undefined,
    interval: '1d',
    priceScale: 2,
    isFull,
    rangePresses: 0,
    onStart: () => {},
    onVisible: () => {},
    onViewport: () => {},
  })
  return <div ref={place} />
}

afterEach(() => {
  cleanup()
  setChartSettings({ interval: '15m', range: undefined, kind: 'candles' })
})

it('chart draws more candles than fit on a phone as a line, and candles again in full screen (look V25)', () => {
  setChartSettings({ interval: '1d', range: '1Y' })
  const { rerender } = render(<Chart isFull={false} />)
  expect(drawn).toBe('line')
  rerender(<Chart isFull />)
  expect(drawn).toBe('candles')
})

it('chart draws candles that fit as candles, and keeps a chosen kind (look V25)', () => {
  setChartSettings({ interval: '1d', range: '1M' })
  render(<Chart isFull={false} />)
  expect(drawn).toBe('candles')
  act(() => setChartSettings({ range: '1Y', kind: 'area' }))
  expect(drawn).toBe('area')
})
