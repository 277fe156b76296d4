/**
 * Times the frames of a page in Chromium with a slowed-down processor, against the same page standing idle: no ticks, no gesture. Each case
 * takes turns with its idle page, several rounds, so that a slow machine slows down both. What counts is the difference between their
 * shares of missed frames, the median of the rounds (see judge-frames.ts).
 *
 * Where a page is scrolled, the frames on the screen are judged (see screen-frames.ts), and those of the page only printed: scrolling does
 * not wait for the page, so a reader sees the former. Their reference stands idle as well. A page that is scrolled without ticks would be
 * none: rendering the rows that come into view is part of what is measured, and a reader sees a stutter whatever its cause.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { chromium, type Browser, type CDPSession, type Page } from 'playwright-core'
import { build, preview } from 'vite'
import { messageChunks } from '#scripts/vite/message-chunks.ts'
import { browserLaunchOptions } from '#tests/support/browser.ts'
import { framesOf, type FrameRun } from './frame-run.ts'
import { judgeRounds, type Round } from './judge-frames.ts'
import { recordScreenFrames } from './screen-frames.ts'
import { scrollGesture, type Scroll } from './scroll-gesture.ts'

const ROUNDS = Number(process.env.RUNS ?? 3)
/** ms. */
const DURATION = 6000
const WARM_UP = 2500

/** One thing that a reader does with the page. */
export interface Case {
  name: string
  /** The query of the page, without a question mark; the idle page has `idle` added. */
  query?: string
  /** A gesture of this many ms while the frames are timed. */
  gesture?: (session: CDPSession, duration: number) => Promise<void>
  /** How the page is scrolled meanwhile; then the frames on the screen are judged, and those of the page printed. */
  scroll?: Scroll
  /** A fling too fast to read: placeholders and long tasks are allowed. */
  isFling?: boolean
}

export interface BenchOptions {
  /** How many times slower the processor is. */
  slowdown: number
  /** Prepares each page before it is opened, such as by answering its requests. */
  prepare?: (page: Page) => Promise<void>
}

/** Builds the page in `root`, times its cases against the budget, prints the result and sets the exit code. */
export async function benchFrames(
  root: string,
  cases: readonly Case[],
  options: BenchOptions,
): Promise<void> {
  const outDir = mkdtempSync(join(tmpdir(), 'frames-bench-'))
  await build({
    configFile: false,
    root,
    base: './',
    logLevel: 'error',
    plugins: [react(), messageChunks()],
    build: { outDir, emptyOutDir: true },
  })
  const server = await preview({ configFile: false, root, build: { outDir }, preview: { port: 0 } })
  const url = server.resolvedUrls?.local[0] ?? ''
  const browser = await chromium.launch(browserLaunchOptions())
  try {
    const rounds = new Map(cases.map(each => [each, [] as Round[]]))
    for (let round = 1; round <= ROUNDS; round += 1) {
      for (const [each, own] of rounds) {
        const { name, query = '' } = each
        // oxlint-disable-next-line no-await-in-loop -- in turn, as they share the processor
        const idle = await timeCase(browser, url, { name, query: `${query}&idle` }, options)
        printRun(`${name}, idle ${round}`, idle)
        // oxlint-disable-next-line no-await-in-loop -- in turn, as they share the processor
        const run = await timeCase(browser, url, each, options)
        printRun(`${name} ${round}`, run)
        own.push({ idle, run })
      }
    }
    const verdicts = [...rounds].map(([{ name, isFling = false }, own]) => judgeRounds(name, own, isFling))
    if (verdicts.includes('missed')) process.exitCode = 1
  } finally {
    await browser.close()
    await server.close()
    rmSync(outDir, { recursive: true })
  }
}

async function openSlowPage(
  opened: Browser,
  address: string,
  { slowdown, prepare = async () => {} }: BenchOptions,
) {
  const page = await opened.newPage({ viewport: { width: 390, height: 844 }, hasTouch: true })
  // React takes the whole page away when a component throws: an empty page misses no frame.
  const failed = new Promise<never>((_, reject) => page.once('pageerror', reject))
  await prepare(page)
  await page.goto(address)
  await Promise.race([page.evaluate(() => globalThis.ready), failed])
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.waitForTimeout(WARM_UP)
  return { page, session }
}

async function timeCase(
  opened: Browser,
  url: string,
  { query = '', scroll, gesture = scroll && scrollGesture(scroll) }: Case,
  options: BenchOptions,
): Promise<FrameRun> {
  const { page, session } = await openSlowPage(opened, `${url}?${query}`, options)
  const shown = scroll && (await recordScreenFrames(page, session, !scroll.isBackAndForth))
  const [run] = await Promise.all([
    page.evaluate(duration => globalThis.measure(duration), DURATION),
    gesture?.(session, DURATION - 1000),
  ])
  const told = shown ? { ...run, shown: await shown() } : run
  await page.close()
  return told
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
      name.padEnd(20),
      perSecond(judged),
      `p99 ${at(judged, 0.99).toFixed(1)} ms`,
      `max ${Math.max(...judged).toFixed(1)} ms`,
      `long tasks ${longTasks.length}`,
      ...(longTasks.length > 0 ? [`up to ${Math.max(...longTasks).toFixed(0)} ms`] : []),
      ...(shown
        ? [
            `janky ${shown.janky} of ${shown.frames.length}`,
            `outlined ${shown.withPlaceholders}`,
            `the page itself ${perSecond(run.frames)}, p99 ${at(run.frames, 0.99).toFixed(1)} ms`,
          ]
        : []),
      ...(ticksPerSecond
        ? [`${ticksPerSecond.toFixed(0)} ticks/s`, `${changesPerSecond.toFixed(0)} texts/s`]
        : []),
    ].join('  '),
  )
}
