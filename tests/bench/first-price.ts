/**
 * When the first price can be read, and when a press on the first row is answered, on home, the market and trade: against a bare React page
 * that asks for the same list (tests/bench/bare-list), in turn, cold and on a return, on a slow phone: 150 ms, 1.6 Mbit/s, processor at a
 * quarter. Needs `npm run build` before it.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, request as send } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { chromium, type Browser, type BrowserContext } from '@playwright/test'
import { readConfig } from '#server/config.ts'
import { silentLog } from '#server/kernel/log.ts'
import { startServer } from '#server/main.ts'
import { browserLaunchOptions } from '../support/browser.ts'
import { buildBarePage } from '../support/first-view.ts'

const RUNS = Number(process.env.RUNS ?? 7)
/** Of the bare page's moment. */
const BUDGETS = { cold: 1.1, return: 0.6 }

const screens = {
  home: { route: '', call: '/api/homeRecommendProducts/list?pageNum=1&pageSize=50' },
  market: { route: '#/pages/tabs/quotes/quotes', call: '/api/stockProduct/list?pageNum=1&pageSize=200' },
  trade: {
    route: '#/pages/quoteDetail/quoteDetail',
    call: '/api/product/detail?productType=2&productCode=BTC',
  },
} as const
type ScreenName = keyof typeof screens

/** Serves the bare page as the reference back end serves the app, compressed, and passes calls on to that back end. */
async function serveBarePage(folder: string, backEnd: string) {
  const types: Record<string, string> = { html: 'text/html', js: 'text/javascript' }
  const server = createServer((request, response) => {
    const path = (request.url ?? '/').split('?')[0]!
    if (path.startsWith('/api/')) {
      const call = send(backEnd + request.url, { headers: request.headers }, answer => {
        response.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(response)
      })
      return void request.pipe(call)
    }
    const file = join(folder, path === '/' ? 'index.html' : path)
    if (!existsSync(file)) return void response.writeHead(404).end()
    response.setHeader('Content-Type', types[path.split('.').at(-1) ?? ''] ?? 'text/html')
    response.setHeader('Content-Encoding', 'gzip')
    return void response.end(gzipSync(readFileSync(file), { level: 9 }))
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop: () => server.close() }
}

/** Runs in the page before its scripts: the moment at which a price is painted within the screen and not covered, ms. */
function watchPrices(): void {
  const price = /^[^a-z]*\d[\d,]*\.\d{2,}[^a-z]*$/i
  const isReadable = (element: Element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    if (width === 0 || y + height > innerHeight) return false
    const top = document.elementFromPoint(x + width / 2, y + height / 2)
    // A row's button lies over its figures.
    return top !== null && !top.closest('dialog, [role=dialog], nav')
  }
  const look = () => {
    const leaves = document.querySelectorAll('#root *:not(:has(*))')
    const found = Array.from(leaves).find(leaf => price.test(leaf.textContent) && isReadable(leaf))
    // The frame is painted after this callback: the next one begins when it has been.
    if (found) requestAnimationFrame(() => performance.mark('price'))
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

async function firstPrice(context: BrowserContext, url: string): Promise<number> {
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
    uploadThroughput: (750 * 1024) / 8,
  })
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  // The operator's announcement would cover the prices.
  await page.addInitScript(
    seen => localStorage.setItem('fairline:popup-seen', JSON.stringify({ v: 1, data: seen })),
    { 1: 1_000_000, 2: 1_000_000, 3: 1_000_000 },
  )
  await page.addInitScript(watchPrices)
  await page.goto(url, { waitUntil: 'commit' })
  await page.waitForFunction(() => performance.getEntriesByName('price').length > 0, undefined, {
    timeout: 30_000,
  })
  const moment = await page.evaluate(() => performance.getEntriesByName('price')[0]!.startTime)
  // So that the return finds what a visit leaves; a stream of quotes never ends.
  await page.waitForLoadState('networkidle', { timeout: 5000 }).catch(() => {})
  await page.close()
  return moment
}

async function visitTwice(browser: Browser, url: string): Promise<{ cold: number; return: number }> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    isMobile: true,
    hasTouch: true,
  })
  const cold = await firstPrice(context, url)
  const back = await firstPrice(context, url)
  await context.close()
  return { cold, return: back }
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!
const summary = (values: number[]) =>
  `${Math.round(median(values))} ms (${Math.round(Math.min(...values))} to ${Math.round(Math.max(...values))})`

const folder = mkdtempSync(join(tmpdir(), 'first-price-'))
await buildBarePage('bare-list', join(folder, 'bare'))
const app = await startServer(
  readConfig({ PORT: '8097', DATA_DIR: join(folder, 'data'), LOG: 'off' }),
  silentLog,
)
const bare = await serveBarePage(join(folder, 'bare'), app.urls[0]!)
const browser = await chromium.launch(await browserLaunchOptions())

try {
  for (const [name, { route, call }] of Object.entries(screens) as [
    ScreenName,
    (typeof screens)[ScreenName],
  ][]) {
    const bareTimes: number[] = []
    const times = { cold: [] as number[], return: [] as number[] }
    for (let run = 0; run < RUNS; run++) {
      const reference = await visitTwice(browser, `${bare.url}/?call=${encodeURIComponent(call)}`)
      const ours = await visitTwice(browser, `${app.urls[0]}/${route}`)
      bareTimes.push(reference.cold)
      times.cold.push(ours.cold)
      times.return.push(ours.return)
    }
    console.log(`${name.padEnd(7)} bare page ${summary(bareTimes)}`)
    const spread = Math.max(...bareTimes) / Math.min(...bareTimes)
    for (const visit of ['cold', 'return'] as const) {
      const ratio = median(times[visit].map((value, run) => value / bareTimes[run]!))
      const verdict =
        spread > 1.2 ? 'the machine is too unsteady' : ratio <= BUDGETS[visit] ? 'met' : 'missed'
      console.log(
        `  ${visit.padEnd(7)} ${summary(times[visit])}, ratio ${ratio.toFixed(2)} of ${BUDGETS[visit]}: ${verdict}`,
      )
    }
  }
} finally {
  await browser.close()
  await app.stop()
  bare.stop()
  rmSync(folder, { recursive: true, force: true })
}
