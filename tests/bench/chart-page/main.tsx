/** The app's chart with every indicator, fed with ticks as by the stream, with frame timing. `?idle`: no ticks. */
import { QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { configureClient } from '#src/api/client.ts'
import { createQueryClient } from '#src/api/query-client.ts'
import { switchLocale, translateServerMessage } from '#src/i18n/runtime.ts'
import { applyQuotes } from '#src/stores/quotes/quotes.ts'
import { MantineBoundary } from '#src/ui/forms/mantine-boundary.tsx'
import { CandleChart } from '#src/widgets/chart/candle-chart.tsx'
import { setChartSettings } from '#src/widgets/chart/chart-settings.ts'
import type { PriceLine } from '#src/widgets/chart/price-line.ts'
import { clockFrames } from '../frames/clock-frames.ts'
// oxlint-disable import/no-unassigned-import -- style sheets have no value
import '#src/ui/theme/tokens.css'
import '#src/ui/theme/base.css'
// oxlint-enable import/no-unassigned-import

const ticksPerSecond = 1000
const products = 500
const product = { productId: 1, productType: 2, productCode: 'BTC' } as const
const lines: PriceLine[] = [
  { id: '1', kind: 'entry', price: '85000', label: 'Entry' },
  { id: '2', kind: 'liquidation', price: '80000', label: 'Liquidation' },
]

let sent = 0

/** Feeds ticks of all products, of which the chart shows one; each tick of that one changes its price. */
function feed(): void {
  const start = performance.now()
  setInterval(() => {
    const due = ((performance.now() - start) / 1000) * ticksPerSecond
    for (; sent < due; sent += 1) {
      // Every twentieth tick is for this product, far more often than the page can draw.
      const productId = sent % 20 === 0 ? 1 : (sent % products) + 2
      const nowPrice = (85_000 + ((sent * 31) % 900) / 10).toFixed(2)
      applyQuotes([{ productId, nowPrice, changePrice: '0.10', changeRate: '0.01', time: Date.now() }])
    }
  }, 10)
}

/** Resolves when the candles are drawn: until then there is nothing to time. */
async function waitForCandles(): Promise<void> {
  while (!document.querySelector('canvas'))
    // oxlint-disable-next-line no-await-in-loop -- until it is there
    await new Promise(resolve => requestAnimationFrame(resolve))
}

configureClient({ translate: translateServerMessage, toast: () => {}, onSignedOut: () => {} })
await switchLocale('en')
setChartSettings({
  interval: '1m',
  kind: 'candles',
  hasVolume: true,
  overlays: ['ma', 'ema', 'boll'],
  pane: 'macd',
})
createRoot(document.getElementById('root')!).render(
  <QueryClientProvider client={createQueryClient()}>
    <MantineBoundary>
      <main style={{ maxInlineSize: 390, paddingInline: 20 }}>
        <CandleChart product={product} name="Bitcoin" priceScale={2} lines={lines} />
      </main>
    </MantineBoundary>
  </QueryClientProvider>,
)
if (!new URLSearchParams(location.search).has('idle')) feed()

globalThis.ready = waitForCandles()
globalThis.measure = duration => clockFrames(duration, () => sent)
