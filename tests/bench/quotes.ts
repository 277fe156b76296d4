/**
 * The market's list with 500 products and 1,000 ticks a second in Chromium, its processor slowed down to a quarter:
 * standing still, scrolling, and sorted by what changes. Takes 40 s to two minutes: `node tests/bench/quotes.ts`.
 *
 * Budget: 99 of 100 frames within 17 ms (of those on the screen where it scrolls), no task over 50 ms (see frames/bench-frames.ts for how it is clocked).
 */
import { join } from 'node:path'
import { benchFrames } from './frames/bench-frames.ts'

await benchFrames(join(import.meta.dirname, 'quote-list'), [
  { name: 'still' },
  { name: 'scrolling', scroll: { distance: 2400, speed: 1400, isBackAndForth: true } },
  { name: 'sorted', query: '?sorted' },
])
