/**
 * Clocks the frames of a page in Chromium, its processor slowed down to a quarter. Whatever else runs on the machine can only
 * make it slower, so each case has three attempts, all of them are told, and the best one counts. In the same run two references are clocked: an idle
 * page, and one that only spins for 4 ms in each frame. Where these miss their frames the machine is too busy to tell.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { chromium } from 'playwright-core'
import type { Browser, CDPSession, Page } from 'playwright-core'
import { build, preview } from 'vite'
import { browserLaunchOptions } from '../../support/browser.ts'
import type { Run } from './run.ts'

const SECONDS = 8
const ATTEMPTS = 3
const SETTLING = 2500
const SLOWDOWN = 4
const BUDGET = { p99: 17, longTasks: 0 }
/** Frames are reported in tenths; 60 a second are 16.7 ms. */
const TOLERANCE = 0.05

/** One thing that a reader does with the page. */
export interface Case {
  name: string
  query?: string
  /** What a thumb does for so many ms while the frames are clocked. */
  gesture?: (session: CDPSession, duration: number) => Promise<void>
}

/** Builds the page in `root`, clocks its cases against the budget, and says what came out. Sets the exit code. */
export async function benchFrames(
  root: string,
  cases: readonly Case[],
  prepare: (page: Page) => Promise<void> = async () => {},
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
  const browser = await chromium.launch(await browserLaunchOptions())
  try {
    const idle = await best('idle', () => clockReference(browser, 0))
    const spinning = await best('spinning', () => clockReference(browser, 4))
    const runs: [string, Run][] = []
    for (const each of cases)
      runs.push([each.name, await best(each.name, () => clockCase(browser, url, each, prepare))])
    judge(runs, isWithin(idle) && isWithin(spinning))
  } finally {
    await browser.close()
    await server.close()
    rmSync(outDir, { recursive: true })
  }
}

function judge(runs: readonly [string, Run][], isQuietEnough: boolean): void {
  const failed = runs.filter(([, run]) => !isWithin(run))
  if (failed.length === 0) {
    console.log('within budget')
    return
  }
  console.log(`over budget: ${failed.map(([name]) => name).join(', ')}`)
  if (isQuietEnough) process.exitCode = 1
  else console.log('The references miss their frames as well: this machine is too busy to tell.')
}

/** The first run within budget, else the one with the fewest late frames; every attempt is told. */
async function best(name: string, clock: () => Promise<Run>): Promise<Run> {
  const attempt = async (number: number) => {
    const run = await clock()
    tell(`${name} ${number}`, run)
    return run
  }
  let found = await attempt(1)
  for (let number = 2; number <= ATTEMPTS && !isWithin(found); number += 1) {
    const run = await attempt(number)
    if (isWithin(run) || p99(run.frames) < p99(found.frames)) found = run
  }
  return found
}

function isWithin({ frames, longTasks }: Run): boolean {
  return p99(frames) <= BUDGET.p99 + TOLERANCE && longTasks.length <= BUDGET.longTasks
}

async function slowPage(opened: Browser, address: string, prepare: (page: Page) => Promise<void>) {
  const page = await opened.newPage({ viewport: { width: 390, height: 844 }, hasTouch: true })
  await prepare(page)
  await page.goto(address)
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  await page.waitForTimeout(SETTLING)
  return { page, session }
}

async function clockCase(
  opened: Browser,
  url: string,
  { query = '', gesture }: Case,
  prepare: (page: Page) => Promise<void>,
): Promise<Run> {
  const { page, session } = await slowPage(opened, url + query, prepare)
  const [run] = await Promise.all([
    page.evaluate(duration => globalThis.measure(duration), SECONDS * 1000),
    gesture?.(session, SECONDS * 1000 - 1000),
  ])
  await page.close()
  return run
}

/** The same clock on a page that does nothing else but spin for so many ms in each frame. */
async function clockReference(opened: Browser, spin: number): Promise<Run> {
  const { page } = await slowPage(opened, 'data:text/html,<p>Reference</p>', async () => {})
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
      name.padEnd(12),
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
