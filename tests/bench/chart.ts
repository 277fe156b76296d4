/**
 * The chart of a product with every indicator, live while the stream brings 1,000 ticks a second, in Chromium with its
 * processor slowed down to a quarter: standing still, dragged to and fro, and dragged into the past, where page after page
 * is fetched and drawn. Takes three minutes: `npx node tests/bench/chart.ts`.
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

/** ms between two moves of the finger: as often as a phone's screen tells of one. */
const MOVE_TIME = 16
/** px of a stroke. */
const DISTANCE = 240

await benchFrames(
  join(import.meta.dirname, 'chart-page'),
  [
    { name: 'still' },
    { name: 'dragged', gesture: (session, duration) => drag(session, duration, { speed: 500, turn: -1 }) },
    { name: 'paging', gesture: (session, duration) => drag(session, duration, { speed: 1000, turn: 1 }) },
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

/**
 * Drags the chart while frames are timed: into the past, each stroke in the direction given by `turn`. The finger is moved step by step, as
 * headless Chromium keeps the moves of a synthesized gesture to itself: the chart would take it for a long press.
 * @throws when strokes into the past have not led to older candles, as then no page was timed
 */
async function drag(
  session: CDPSession,
  duration: number,
  { speed, turn }: { speed: number; turn: 1 | -1 },
): Promise<void> {
  const until = Date.now() + duration
  for (let way: number = 1; Date.now() < until; way *= turn) await stroke(session, way, speed)
  if (turn === 1 && (await countOlderPages(session)) === 0)
    throw new Error('No older candles were asked for: the chart was not dragged into the past.')
}

/** @param speed px a second */
async function stroke(session: CDPSession, way: number, speed: number): Promise<void> {
  const from = way > 0 ? 60 : 300
  const touch = (type: 'touchStart' | 'touchMove', x: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y: 250 }] })
  await touch('touchStart', from)
  const start = Date.now()
  for (let moved = 0; moved < DISTANCE;) {
    // oxlint-disable-next-line no-await-in-loop -- one move after the other
    await new Promise(resolve => setTimeout(resolve, MOVE_TIME))
    moved = Math.min(DISTANCE, ((Date.now() - start) / 1000) * speed)
    // oxlint-disable-next-line no-await-in-loop -- one move after the other
    await touch('touchMove', from + way * moved)
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

async function countOlderPages(session: CDPSession): Promise<number> {
  const expression =
    "performance.getEntriesByType('resource').filter(({ name }) => name.includes('before=')).length"
  const { result } = await session.send('Runtime.evaluate', { expression })
  return Number(result.value)
}
