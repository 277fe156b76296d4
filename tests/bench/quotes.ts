/**
 * The market's list with 5,000 products and 5,000 ticks a second in Chromium, its processor slowed down to a sixth:
 * standing still, scrolling, and sorted by what changes. Takes three minutes: `npx node tests/bench/quotes.ts`.
 *
 * Budget: at most 1 % more frames missed than by the same page standing idle (of those on the screen where it scrolls), no task over 50 ms
 * (see frames/bench-frames.ts).
 */
import { join } from 'node:path'
import { benchFrames } from './frames/bench-frames.ts'

await benchFrames(
  join(import.meta.dirname, 'quote-list'),
  [
    { name: 'still' },
    { name: 'scrolling', scroll: { distance: 2400, speed: 1400, isBackAndForth: true } },
    { name: 'sorted', query: 'sorted' },
  ],
  { slowdown: 6 },
)
