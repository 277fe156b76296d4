/**
 * The market's list with 500 products and 1,000 ticks a second in Chromium, its processor slowed down to a quarter:
 * standing still, scrolling, and sorted by what changes. Takes 40 s to two minutes: `node tests/bench/quotes.ts`.
 *
 * Budget: 99 of 100 frames within 17 ms, no task over 50 ms. Whatever else runs on the machine can only make it slower,
 * so each case has three attempts, and the best one counts. In the same run two references are clocked: an idle page,
 * and one that only spins for 4 ms in each frame. Where these miss their frames the machine is too busy to tell.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { chromium } from 'playwright-core'
import type { Browser, CDPSession } from 'playwright-core'
import { build, preview } from 'vite'
import { browserLaunchOptions } from '../support/browser.ts'
import type { Run } from './quote-list/run.ts'

const SECONDS = 8
const ATTEMPTS = 3
const SETTLING = 2500
const SLOWDOWN = 4
const BUDGET = { p99: 17, longTasks: 0 }
/** Frames are reported in tenths; 60 a second are 16.7 ms. */
const TOLERANCE = 0.05

const outDir = mkdtempSync(join(tmpdir(), 'quotes-bench-'))
const root = join(import.meta.dirname, 'quote-list')
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
const browser = await chromium.launch(await browserLaunchOptions())
try {
  await compare(browser)
} finally {
  await browser.close()
  await server.close()
  rmSync(outDir, { recursive: true })
}

async function compare(opened: Browser): Promise<void> {
  const idle = await best(() => clockReference(opened, 0))
  const spinning = await best(() => clockReference(opened, 4))
  const runs = {
    still: await best(() => clockList(opened, '', false)),
    scrolling: await best(() => clockList(opened, '', true)),
    sorted: await best(() => clockList(opened, '?sorted', false)),
  }
  for (const [name, run] of Object.entries({ idle, spinning, ...runs })) tell(name, run)
  const failed = Object.entries(runs).filter(([, run]) => !isWithin(run))
  if (failed.length === 0) {
    console.log('within budget')
    return
  }
  console.log(`over budget: ${failed.map(([name]) => name).join(', ')}`)
  if (isWithin(idle) && isWithin(spinning)) process.exitCode = 1
  else console.log('The references miss their frames as well: this machine is too busy to tell.')
}

/** The first run within budget, else the one with the fewest late frames. */
async function best(clock: () => Promise<Run>): Promise<Run> {
  let found = await clock()
  for (let attempt = 1; attempt < ATTEMPTS && !isWithin(found); attempt += 1) {
    const run = await clock()
    if (isWithin(run) || p99(run.frames) < p99(found.frames)) found = run
  }
  return found
}

function isWithin({ frames, longTasks }: Run): boolean {
  return p99(frames) <= BUDGET.p99 + TOLERANCE && longTasks.length <= BUDGET.longTasks
}

async function slowPage(opened: Browser, address: string) {
  const page = await opened.newPage({ viewport: { width: 390, height: 844 }, hasTouch: true })
  await page.goto(address)
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  await page.waitForTimeout(SETTLING)
  return { page, session }
}

async function clockList(opened: Browser, query: string, isScrolling: boolean): Promise<Run> {
  const { page, session } = await slowPage(opened, url + query)
  const [run] = await Promise.all([
    page.evaluate(duration => globalThis.measure(duration), SECONDS * 1000),
    isScrolling ? thumb(session) : undefined,
  ])
  await page.close()
  return run
}

/** A thumb that goes down and up the list for as long as it is clocked. */
async function thumb(session: CDPSession): Promise<void> {
  const until = Date.now() + SECONDS * 1000 - 1000
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

/** The same clock on a page that does nothing else but spin for so many ms in each frame. */
async function clockReference(opened: Browser, spin: number): Promise<Run> {
  const { page } = await slowPage(opened, 'data:text/html,<p>Reference</p>')
  const frames = await page.evaluate(
    ([duration, work]) =>
      new Promise<number[]>(resolve => {
        const seen: number[] = []
        const start = performance.now()
        let last = 0
        const onFrame = (now: number) => {
          if (last > 0) seen.push(now - last)
          last = now
          const until = performance.now() + work
          while (performance.now() < until) continue
          if (performance.now() - start > duration) resolve(seen)
          else requestAnimationFrame(onFrame)
        }
        requestAnimationFrame(onFrame)
      }),
    [(SECONDS * 1000) / 2, spin] as const,
  )
  await page.close()
  return { frames, longTasks: [], ticksPerSecond: 0, changesPerSecond: 0 }
}

function p99(frames: readonly number[]): number {
  return at(frames, 0.99)
}

function at(frames: readonly number[], share: number): number {
  return frames.toSorted((a, b) => a - b)[Math.floor(frames.length * share)] ?? Infinity
}

function tell(name: string, { frames, longTasks, ticksPerSecond, changesPerSecond }: Run): void {
  const total = frames.reduce((sum, frame) => sum + frame, 0)
  console.log(
    [
      name.padEnd(10),
      `${((frames.length / total) * 1000).toFixed(1)} fps`,
      `p50 ${at(frames, 0.5).toFixed(1)} ms`,
      `p99 ${p99(frames).toFixed(1)} ms`,
      `max ${Math.max(...frames).toFixed(1)} ms`,
      `long tasks ${longTasks.length}`,
      ...(ticksPerSecond
        ? [`${ticksPerSecond.toFixed(0)} ticks/s`, `${changesPerSecond.toFixed(0)} texts/s`]
        : []),
    ].join('  '),
  )
}
