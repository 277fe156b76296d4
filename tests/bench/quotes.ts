/**
 * The market's list with 500 products and 1,000 ticks a second in Chromium, its processor slowed down to a quarter:
 * standing still, scrolling, and sorted by what changes. Takes 40 s to two minutes: `node tests/bench/quotes.ts`.
 *
 * Budget: 99 of 100 frames within 17 ms, no task over 50 ms (see frames/bench-frames.ts for how it is clocked).
 */
import { join } from 'node:path'
import type { CDPSession } from 'playwright-core'
import { benchFrames } from './frames/bench-frames.ts'

await benchFrames(join(import.meta.dirname, 'quote-list'), [
  { name: 'still' },
  { name: 'scrolling', gesture: thumb },
  { name: 'sorted', query: '?sorted' },
])

/** A thumb that goes down and up the list for as long as it is clocked. */
async function thumb(session: CDPSession, duration: number): Promise<void> {
  const until = Date.now() + duration
  for (let way = -1; Date.now() < until; way = -way) {
    await session.send('Input.synthesizeScrollGesture', {
      x: 195,
      y: 420,
      yDistance: way * 2400,
      speed: 1400,
      gestureSourceType: 'touch',
    })
  }
}
