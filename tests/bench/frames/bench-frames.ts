/**
 * Times the frames of a page in Chromium with a 4 × slower processor. Other load on the machine can only make it slower, so each case
 * has three attempts; all are printed and the best one counts. Two references are timed in the same run: an idle page, and one that only
 * spins for 4 ms in each frame. If these miss frames, the machine is too busy for a verdict.
 *
 * Where a page is scrolled, the frames on the screen are judged (see screen-frames.ts), and those of the page only printed.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { chromium, type Browser, type CDPSession, type Page } from 'playwright-core'
import { build, preview } from 'vite'
import { browserLaunchOptions } from '#tests/support/browser.ts'
import type { FrameRun } from './frame-run.ts'
import { recordScreenFrames } from './screen-frames.ts'
import { scrollGesture, type Scroll } from './scroll-gesture.ts'

const SECONDS = 8
const ATTEMPTS = 3
const WARM_UP = 2500
const SLOWDOWN = 4
/** p99 frame time in ms, and the shares of janky frames and of frames with placeholders; long tasks are not allowed. */
const BUDGET = { p99: 17, janky: 0.01, outlined: 0.01 }
/** Frames are reported in tenths; 60 a second are 16.7 ms. */
const TOLERANCE = 0.05

/** One thing that a reader does with the page. */
export interface Case {
  name: string
  query?: string
  /** A gesture of this many ms while the frames are timed. */
  gesture?: (session: CDPSession, duration: number) => Promise<void>
  /** How the page is scrolled meanwhile; then the frames on the screen are judged, and those of the page printed. */
  scroll?: Scroll
  /** A fling too fast to read: placeholders and long tasks are allowed. */
  isFling?: boolean
}

export interface BenchOptions {
  /** Prepares each page before it is opened, such as by answering its requests. */
  prepare?: (page: Page) => Promise<void>
}

/** Builds the page in `root`, times its cases against the budget, prints the result and sets the exit code. */
export async function benchFrames(
  root: string,
  cases: readonly Case[],
  { prepare = async () => {} }: BenchOptions = {},
): Promise<void> {
  const outDir = mkdtempSync(join(tmpdir(), 'frames-bench-'))
  await build({
    configFile: false,
    root,
    base: './',
    logLevel: 'error',
    plugins: [react()],
    build: { outDir, emptyOutDir: true },
  })
  const server = await preview({ configFile: false, root, build: { outDir }, preview: { port: 0 } })
  const url = server.resolvedUrls?.local[0] ?? ''
  const browser = await chromium.launch(browserLaunchOptions())
  try {
    const idle = await bestRun('idle', () => timeReference(browser, 0))
    const spinning = await bestRun('spinning', () => timeReference(browser, 4))
    const runs: [Case, FrameRun][] = []
    for (const each of cases) {
      // oxlint-disable-next-line no-await-in-loop -- sequential, as they share the processor
      runs.push([each, await bestRun(each.name, () => timeCase(browser, url, each, prepare), each)])
    }
    judgeRuns(runs, isWithin(idle) && isWithin(spinning))
  } finally {
    await browser.close()
    await server.close()
    rmSync(outDir, { recursive: true })
  }
}

function judgeRuns(runs: readonly [Case, FrameRun][], isQuietEnough: boolean): void {
  const failed = runs.filter(([each, run]) => !isWithin(run, each))
  if (failed.length === 0) {
    console.log('within budget')
    return
  }
  console.log(`over budget: ${failed.map(([{ name }]) => name).join(', ')}`)
  if (isQuietEnough) process.exitCode = 1
  else console.log('The references miss their frames as well: this machine is too busy to tell.')
}

/** The first run within budget, else the one with the fewest late frames; prints every attempt. */
async function bestRun(name: string, clock: () => Promise<FrameRun>, each?: Case): Promise<FrameRun> {
  const attempt = async (number: number) => {
    const run = await clock()
    printRun(`${name} ${number}`, run)
    return run
  }
  let found = await attempt(1)
  for (let number = 2; number <= ATTEMPTS && !isWithin(found, each); number += 1) {
    const run = await attempt(number)
    if (isWithin(run, each) || p99(framesOf(run)) < p99(framesOf(found))) found = run
  }
  return found
}

/** The frames that are judged. */
const framesOf = ({ frames, shown }: FrameRun) => shown?.frames ?? frames

function isWithin(run: FrameRun, { isFling: isThrown = false }: Partial<Case> = {}): boolean {
  const { longTasks, shown } = run
  const share = (count = 0) => count / framesOf(run).length
  const isDrawn = longTasks.length === 0 && share(shown?.withPlaceholders) <= BUDGET.outlined
  return (
    p99(framesOf(run)) <= BUDGET.p99 + TOLERANCE &&
    share(shown?.janky) <= BUDGET.janky &&
    (isThrown || isDrawn)
  )
}

async function openSlowPage(opened: Browser, address: string, prepare: (page: Page) => Promise<void>) {
  const page = await opened.newPage({ viewport: { width: 390, height: 844 }, hasTouch: true })
  await prepare(page)
  await page.goto(address)
  await page.evaluate(() => globalThis.ready)
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  await page.waitForTimeout(WARM_UP)
  return { page, session }
}

async function timeCase(
  opened: Browser,
  url: string,
  { query = '', scroll, gesture = scroll && scrollGesture(scroll) }: Case,
  prepare: (page: Page) => Promise<void>,
): Promise<FrameRun> {
  const { page, session } = await openSlowPage(opened, url + query, prepare)
  const shown = scroll && (await recordScreenFrames(page, session, !scroll.isBackAndForth))
  const [run] = await Promise.all([
    page.evaluate(duration => globalThis.measure(duration), SECONDS * 1000),
    gesture?.(session, SECONDS * 1000 - 1000),
  ])
  const told = shown ? { ...run, shown: await shown() } : run
  await page.close()
  return told
}

/** The same timing on a page that only spins for this many ms in each frame. */
async function timeReference(opened: Browser, spin: number): Promise<FrameRun> {
  const { page } = await openSlowPage(opened, 'data:text/html,<p>Reference</p>', async () => {})
  const frames = await page.evaluate(timeFrames, [(SECONDS * 1000) / 2, spin] as const)
  await page.close()
  return { frames, longTasks: [], ticksPerSecond: 0, changesPerSecond: 0 }
}

/** Runs in the page: the frame times during `duration` ms, spinning for `spin` ms in each frame. */
function timeFrames([duration, spin]: readonly [number, number]): Promise<number[]> {
  return new Promise<number[]>(resolve => {
    const seen: number[] = []
    const start = performance.now()
    let last = 0
    const onFrame = (now: number) => {
      if (last > 0) seen.push(now - last)
      last = now
      const until = performance.now() + spin
      while (performance.now() < until) continue
      if (performance.now() - start > duration) resolve(seen)
      else requestAnimationFrame(onFrame)
    }
    requestAnimationFrame(onFrame)
  })
}

function p99(frames: readonly number[]): number {
  return at(frames, 0.99)
}

function at(frames: readonly number[], share: number): number {
  return frames.toSorted((a, b) => a - b)[Math.floor(frames.length * share)] ?? Infinity
}

function printRun(name: string, run: FrameRun): void {
  const { longTasks, ticksPerSecond, changesPerSecond, shown } = run
  const perSecond = (frames: readonly number[]) =>
    `${((frames.length / frames.reduce((sum, frame) => sum + frame, 0)) * 1000).toFixed(1)} fps`
  const judged = framesOf(run)
  console.log(
    [
      name.padEnd(16),
      perSecond(judged),
      `p50 ${at(judged, 0.5).toFixed(1)} ms`,
      `p99 ${p99(judged).toFixed(1)} ms`,
      `max ${Math.max(...judged).toFixed(1)} ms`,
      `long tasks ${longTasks.length}`,
      ...(shown
        ? [
            `janky ${shown.janky} of ${shown.frames.length}`,
            `outlined ${shown.withPlaceholders}`,
            `the page itself ${perSecond(run.frames)}, p99 ${p99(run.frames).toFixed(1)} ms`,
          ]
        : []),
      ...(ticksPerSecond
        ? [`${ticksPerSecond.toFixed(0)} ticks/s`, `${changesPerSecond.toFixed(0)} texts/s`]
        : []),
    ].join('  '),
  )
}
