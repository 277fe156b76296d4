/**
 * The chart of a product with every indicator, live while the stream brings 1,000 ticks a second, in Chromium with its
 * processor slowed down to a quarter: standing still, dragged to and fro, and dragged into the past, where page after page
 * is fetched and drawn. Takes three minutes: `node tests/bench/chart.ts`.
 *
 * Budget: at most 1 % more frames missed than by the same page standing idle, no task over 50 ms (see frames/bench-frames.ts).
 */
import { join } from 'node:path'
import type { CDPSession, Page } from 'playwright-core'
import { findProductByCode } from '#server/market/catalogue.ts'
import { createMarket } from '#server/market/market.ts'
import { benchFrames } from './frames/bench-frames.ts'

const market = createMarket({ seed: 1 })
const bitcoin = findProductByCode(2, 'BTC')!

await benchFrames(
  join(import.meta.dirname, 'chart-page'),
  [
    { name: 'still' },
    { name: 'dragged', gesture: (session, duration) => drag(session, duration, -1) },
    { name: 'paging', gesture: (session, duration) => drag(session, duration, 1) },
  ],
  { slowdown: 4, prepare: answerCandles },
)

/** Answers with the reference market's candles, as its server does. */
async function answerCandles(page: Page): Promise<void> {
  await page.route('**/api/product/candles**', async route => {
    const query = new URL(route.request().url()).searchParams
    const before = query.get('before')
    const span = { limit: Number(query.get('limit')), ...(before ? { before: Number(before) } : {}) }
    const candles = market.candles(bitcoin, '1m', span)
    await route.fulfill({ json: { code: 200, msg: 'ok', data: { productId: 1, interval: '1m', candles } } })
  })
}

/** Drags the chart while frames are timed: into the past, each stroke in the direction given by `turn`. */
async function drag(session: CDPSession, duration: number, turn: 1 | -1): Promise<void> {
  const until = Date.now() + duration
  for (let way: number = 1; Date.now() < until; way *= turn) {
    await session.send('Input.synthesizeScrollGesture', {
      x: way > 0 ? 60 : 300,
      y: 250,
      xDistance: way * 240,
      speed: 500,
      preventFling: true,
      gestureSourceType: 'touch',
    })
  }
}
