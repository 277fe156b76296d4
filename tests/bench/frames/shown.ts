/**
 * What a reader has on the screen while the page scrolls, as Chromium's own trace tells it. Scrolling does not wait for the page: its
 * compositor moves what is drawn, so the frames of the page alone say neither that it stutters nor that it does not.
 */
import type { CDPSession, Page } from 'playwright-core'
import type { Shown } from './run.ts'

const CATEGORIES = 'input,input.scrolling,cc,benchmark,blink.user_timing'
const SYNC = 'shown'
/** ms from one turn of the screen to the next: 60 a second. */
const TURN = 1000 / 60

interface TraceEvent {
  name: string
  ph: string
  /** µs. */
  ts: number
  args?: { scroll_jank_v4?: ScrollFrame }
}
/** How far, px. Older versions of Chromium tell no direction; in newer ones down is less than 0. */
interface Moved {
  abs_total_raw_delta_pixels?: number
  total_raw_delta_pixels?: number
}
/** A frame on the screen that the thumb has moved. */
interface ScrollFrame {
  is_janky?: boolean
  /** 1 when the screen missed no turn. */
  vsyncs_since_previous_frame?: number
  updates?: { real?: Moved }
}
/** Of a frame of the page: when, ms; where the page was and which part of it had rows, px. */
type Drawn = readonly [time: number, scrollY: number, from: number, to: number]

declare global {
  var drawn: Drawn[] | undefined
}

/** Begins to watch; the answer ends it. `isOneWay`: the page moves down alone, so that where it is can be told from how far it moved. */
export async function watchScreen(
  page: Page,
  session: CDPSession,
  isOneWay: boolean,
): Promise<() => Promise<Shown>> {
  const events: TraceEvent[] = []
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])))
  await session.send('Tracing.start', { transferMode: 'ReportEvents', categories: CATEGORIES })
  const mark = await page.evaluate(noteRows, SYNC)
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
      frames: frames.flatMap(({ vsyncs_since_previous_frame: turns }) => (turns ? [turns * TURN] : [])),
      janky: frames.filter(frame => frame.is_janky).length,
      outlined: isOneWay ? countOutlined(frames, drawn, page.viewportSize()?.height ?? 0) : 0,
    }
  }
}

/** px, downwards. */
function movedBy({ abs_total_raw_delta_pixels: far, total_raw_delta_pixels: way = 0 }: Moved = {}): number {
  return far ?? -way
}

/** Frames in which a row was in sight that the page had not drawn by its own frame before the last one. */
function countOutlined(
  frames: readonly (ScrollFrame & { time: number })[],
  drawn: readonly Drawn[],
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

/** In the page: notes in each of its frames which part of it has rows. */
function noteRows(sync: string): number {
  const list = document.querySelector('ul')
  const notes: Drawn[] = (globalThis.drawn = [])
  const offset = list ? list.getBoundingClientRect().top + scrollY : 0
  const note = () => {
    const rows = list?.querySelectorAll<HTMLElement>('li:not([aria-hidden])') ?? []
    const first = rows[0]
    const last = rows[rows.length - 1]
    if (first && last) {
      const end = parseFloat(last.style.insetBlockStart) + parseFloat(last.style.blockSize)
      // What stands above the list is always there.
      const from = first.ariaPosInSet === '1' ? 0 : offset + parseFloat(first.style.insetBlockStart)
      notes.push([performance.now(), scrollY, from, offset + end])
    }
    requestAnimationFrame(note)
  }
  note()
  performance.mark(sync)
  return performance.now()
}
