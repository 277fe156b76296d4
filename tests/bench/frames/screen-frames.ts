/**
 * The frames on the screen while a page scrolls, from Chromium's trace. Scrolling does not wait for the page, as the compositor moves what
 * is already drawn, so the frames of the page alone do not show whether it stutters.
 */
import type { CDPSession, Page } from 'playwright-core'
import { REFRESH_TIME, type ScreenFrames } from './frame-run.ts'

const CATEGORIES = 'input,input.scrolling,cc,benchmark,blink.user_timing'
const SYNC = 'shown'

interface TraceEvent {
  name: string
  ph: string
  /** µs. */
  ts: number
  args?: { scroll_jank_v4?: ScrollFrame }
}
/** Scroll distance, px. Older versions of Chromium report no direction; in newer ones down is negative. */
interface ScrollDelta {
  abs_total_raw_delta_pixels?: number
  total_raw_delta_pixels?: number
}
/** A frame on the screen caused by the scroll gesture. */
interface ScrollFrame {
  is_janky?: boolean
  /** 1 when no refresh was missed. */
  vsyncs_since_previous_frame?: number
  updates?: { real?: ScrollDelta }
}
/** A frame of the page: its time in ms, the scroll position and the range with rows in px. */
type DrawnRange = readonly [time: number, scrollY: number, from: number, to: number]

declare global {
  var drawn: DrawnRange[] | undefined
}

/** Starts recording; the returned function stops it. `isOneWay`: the page only moves down, so that its position follows from the distance. */
export async function recordScreenFrames(
  page: Page,
  session: CDPSession,
  isOneWay: boolean,
): Promise<() => Promise<ScreenFrames>> {
  const events: TraceEvent[] = []
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])))
  await session.send('Tracing.start', { transferMode: 'ReportEvents', categories: CATEGORIES })
  const mark = await page.evaluate(recordDrawnRows, SYNC)
  return async () => {
    const isOver = new Promise<void>(resolve => session.once('Tracing.tracingComplete', () => resolve()))
    await session.send('Tracing.end')
    await isOver
    const drawn = await page.evaluate(() => globalThis.drawn ?? [])
    const began = events.find(({ name }) => name === SYNC)?.ts ?? 0
    const frames = events
      .filter(({ name, ph }) => name === 'ScrollJankV4' && ph === 'b')
      .toSorted((a, b) => a.ts - b.ts)
      .map(({ ts, args }) => ({ time: (ts - began) / 1000 + mark, ...args?.scroll_jank_v4 }))
    if (frames.length === 0) throw new Error('Chromium told of no frame that was scrolled.')
    const moved = frames.reduce((sum, { updates }) => sum + movedBy(updates?.real), 0)
    if (isOneWay && moved <= 0) throw new Error('Chromium did not tell how far it scrolled.')
    return {
      frames: frames.flatMap(({ vsyncs_since_previous_frame: turns }) =>
        turns ? [turns * REFRESH_TIME] : [],
      ),
      janky: frames.filter(frame => frame.is_janky).length,
      withPlaceholders: isOneWay ? countWithPlaceholders(frames, drawn, page.viewportSize()?.height ?? 0) : 0,
    }
  }
}

/** px, downwards. */
function movedBy({
  abs_total_raw_delta_pixels: far,
  total_raw_delta_pixels: way = 0,
}: ScrollDelta = {}): number {
  return far ?? -way
}

/** Frames that showed a row which the page had not drawn by its frame before the last one. */
function countWithPlaceholders(
  frames: readonly (ScrollFrame & { time: number })[],
  drawn: readonly DrawnRange[],
  height: number,
): number {
  let place = drawn[0]?.[1] ?? 0
  return frames.filter(({ time, updates }) => {
    place += movedBy(updates?.real)
    const last = drawn.findLastIndex(([at]) => at < time)
    const [, , from, to] = drawn[Math.max(0, last - 1)] ?? [0, 0, 0, Infinity]
    return place < from || place + height > to
  }).length
}

/** Runs in the page: records in each of its frames which part of it has rows. */
function recordDrawnRows(sync: string): number {
  const list = document.querySelector('ul')
  const notes: DrawnRange[] = (globalThis.drawn = [])
  const offset = list ? list.getBoundingClientRect().top + scrollY : 0
  const note = () => {
    const rows = list?.querySelectorAll<HTMLElement>('li:not([aria-hidden])') ?? []
    const first = rows[0]
    const last = rows[rows.length - 1]
    if (first && last) {
      const end = parseFloat(last.style.insetBlockStart) + parseFloat(last.style.blockSize)
      // The part above the list is always drawn.
      const from = first.ariaPosInSet === '1' ? 0 : offset + parseFloat(first.style.insetBlockStart)
      notes.push([performance.now(), scrollY, from, offset + end])
    }
    requestAnimationFrame(note)
  }
  note()
  performance.mark(sync)
  return performance.now()
}
