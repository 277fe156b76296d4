/**
 * The first view against a bare React page, both built and measured in this run, in turn: by Lighthouse with its settings for a phone, and
 * by ourselves with a really slowed processor (4 ×) and network (150 ms, 1.6 Mbit/s). Nothing shifts, and the score is at least 99, in the
 * best run: whatever else runs on the machine can only lower it. What people wait for is measured by first-price.ts. Needs
 * `npm run build` before it.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { chromium, type Browser } from '@playwright/test'
import { readConfig } from '#server/config.ts'
import { silentLog } from '#server/kernel/log.ts'
import { startServer } from '#server/main.ts'
import { browserLaunchOptions } from '../support/browser.ts'
import { buildBareReact } from '../support/first-view.ts'
import { runLighthouse, type LighthouseVerdict } from '../support/lighthouse.ts'
import { slowDownToPhone } from '../support/slow-phone.ts'
import { median, printComparison, summarize, takeTurns } from './support/compare.ts'

const RUNS = 7
const LIGHTHOUSE_RUNS = 5
/** How long a page is observed, ms: well past its last paint. */
const OBSERVATION_TIME = 6000

interface PaintTimings {
  /** Largest contentful paint, ms. */
  lcp: number
  /** Cumulative layout shift without user input. */
  cls: number
  /** When the first text of the app's content was painted, ms. */
  content: number
}

/** Serves the bare page as the reference back end serves the app: compressed. */
async function serveFolder(folder: string) {
  const types: Record<string, string> = { html: 'text/html', js: 'text/javascript', css: 'text/css' }
  const server = createServer((request, response) => {
    const path = request.url === '/' ? '/index.html' : (request.url ?? '/')
    const file = join(folder, path)
    if (!existsSync(file)) return void response.writeHead(404).end()
    response.setHeader('Content-Type', types[path.split('.').at(-1) ?? ''] ?? 'application/octet-stream')
    response.setHeader('Content-Encoding', 'gzip')
    return void response.end(gzipSync(readFileSync(file), { level: 9 }))
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, stop: () => server.close() }
}

async function measure(browser: Browser, url: string): Promise<PaintTimings> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    isMobile: true,
    hasTouch: true,
  })
  const page = await context.newPage()
  await slowDownToPhone(context, page)
  await page.goto(url, { waitUntil: 'commit' })
  const painted = await page.evaluate(
    watched =>
      new Promise<PaintTimings>(resolve => {
        const seen = { lcp: 0, cls: 0, content: 0 }
        const isThere = () => document.querySelector('#root main, #root h1')
        const look = () => {
          if (isThere()) seen.content = performance.now()
          else requestAnimationFrame(look)
        }
        look()
        new PerformanceObserver(list => {
          for (const entry of list.getEntries()) seen.lcp = entry.startTime
        }).observe({ type: 'largest-contentful-paint', buffered: true })
        new PerformanceObserver(list => {
          for (const entry of list.getEntries())
            seen.cls += (entry as PerformanceEntry & { value: number }).value
        }).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => resolve(seen), watched)
      }),
    OBSERVATION_TIME,
  )
  await context.close()
  return painted
}

const folder = mkdtempSync(join(tmpdir(), 'first-view-'))
await buildBareReact(join(folder, 'bare'))
const bare = await serveFolder(join(folder, 'bare'))
const config = readConfig({ PORT: '8097', DATA_DIR: join(folder, 'data'), LOG: 'off' })
const app = await startServer(config, silentLog)
const browser = await chromium.launch(browserLaunchOptions())

let paints: { reference: PaintTimings; contender: PaintTimings }[] = []
let verdicts: { reference: LighthouseVerdict; contender: LighthouseVerdict }[] = []
try {
  const appUrl = `${app.urls[0]}/`
  paints = await takeTurns(
    RUNS,
    () => measure(browser, bare.url),
    () => measure(browser, appUrl),
  )
  verdicts = await takeTurns(
    LIGHTHOUSE_RUNS,
    () => runLighthouse(bare.url),
    () => runLighthouse(appUrl),
  )
} finally {
  await browser.close()
  await app.stop()
  bare.stop()
  rmSync(folder, { recursive: true, force: true })
}

/** Prints one moment, ms, of both in every turn. */
function print<Run>(
  name: string,
  turns: { reference: Run; contender: Run }[],
  pick: (run: Run) => number,
): void {
  const pairs = turns.map(({ reference, contender }) => ({
    reference: pick(reference),
    contender: pick(contender),
  }))
  printComparison(name, pairs, { reference: 'bare page', unit: 'ms' })
}

print('LCP', paints, run => run.lcp)
print('own text', paints, run => run.content)
print("LCP by Lighthouse's model", verdicts, run => run.lcp)
for (const [name, side] of [
  ['bare page', 'reference'],
  ['app', 'contender'],
] as const) {
  const judged = verdicts.map(turn => turn[side])
  const blocked = judged.map(run => run.blocked)
  const scores = judged.map(run => run.score)
  const shifts = [...paints, ...verdicts].map(turn => turn[side].cls)
  console.log(
    `${name}: score ${summarize(scores, '')}, blocked ${summarize(blocked, 'ms')}, CLS ${median(shifts).toFixed(3)}`,
  )
}
const score = Math.max(...verdicts.map(({ contender }) => contender.score))
console.log(`score ${score} in the best of ${LIGHTHOUSE_RUNS} (budget 99)`)
