/**
 * When the first price can be read, and when a press on the first row is answered, on home, the market and trade: against a bare React page
 * that asks for the same list (tests/bench/bare-list), and for the first price against one without a framework (tests/bench/plain-list),
 * in turn, cold and on a return, on a slow phone: 150 ms, 1.6 Mbit/s, processor at a quarter. Needs `npm run build` before it.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Browser, type BrowserContext } from '@playwright/test'
import { readConfig } from '#server/config.ts'
import { silentLog } from '#server/kernel/log.ts'
import { startServer } from '#server/main.ts'
import { serveBarePage } from '../support/bare-page.ts'
import { browserLaunchOptions } from '../support/browser.ts'
import { buildBarePage } from '../support/first-view.ts'
import { LATENCY, slowDownToPhone } from '../support/slow-phone.ts'
import { printComparison, takeTurns } from './support/compare.ts'
import { watchPrices } from './support/watch-prices.ts'

const RUNS = Number(process.env.RUNS ?? 7)
/** Of the bare page's moment. */
const BUDGETS = { cold: 1, press: 1.3, return: 0.5 }
/** Of the moment of the page without a framework. */
const PLAIN_BUDGET = 1.3

const screens = {
  home: { route: '', call: '/api/homeRecommendProducts/list?pageNum=1&pageSize=50' },
  market: { route: '#/pages/tabs/quotes/quotes', call: '/api/stockProduct/list?pageNum=1&pageSize=200' },
  trade: {
    route: '#/pages/quoteDetail/quoteDetail',
    call: '/api/product/detail?productType=2&productCode=BTC',
  },
} as const
type ScreenName = keyof typeof screens

interface Moments {
  price: number
  /** When a press on the first row is answered; undefined on a screen without rows. */
  press: number | undefined
}

/** @param stays until the app has stored itself, as one does who stays for some seconds */
async function visit(
  context: BrowserContext,
  url: string,
  { presses = false, stays = false } = {},
): Promise<Moments> {
  const page = await context.newPage()
  await slowDownToPhone(context, page)
  // The operator's announcement would cover the prices.
  await page.addInitScript(
    seen => localStorage.setItem('fairline:popup-seen', JSON.stringify({ v: 1, data: seen })),
    { 1: 1_000_000, 2: 1_000_000, 3: 1_000_000 },
  )
  await page.addInitScript(watchPrices, presses)
  const last = presses ? 'answer' : 'price'
  const isThere = page.waitForEvent('console', message => message.text() === last)
  await page.goto(url, { waitUntil: 'commit' })
  await isThere
  const [price, press] = await page.evaluate(() =>
    ['price', 'answer'].map(name => performance.getEntriesByName(name)[0]?.startTime),
  )
  if (stays) await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state)
  // So that the return finds what a visit leaves; a stream of quotes never ends.
  await page.waitForLoadState('networkidle', { timeout: 5000 }).catch(() => {})
  await page.close()
  return { price: price!, press }
}

interface Visits {
  cold: number
  press: number | undefined
  return: number
}

/** A first visit, a return, and a first visit with a press: what the press opens keeps the back end busy, which a return would wait for. */
async function visitOften(
  browser: Browser,
  url: string,
  { hasRows, isApp }: { hasRows: boolean; isApp: boolean },
): Promise<Visits> {
  const phone = { viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true }
  const context = await browser.newContext(phone)
  const { price: cold } = await visit(context, url, { stays: isApp })
  // Its page comes through the service worker, which asks the network first.
  const back = (await visit(context, url)).price + LATENCY
  await context.close()
  if (!hasRows) return { cold, press: undefined, return: back }
  const other = await browser.newContext(phone)
  const { press } = await visit(other, url, { presses: true })
  await other.close()
  return { cold, press, return: back }
}

const folder = mkdtempSync(join(tmpdir(), 'first-price-'))
await buildBarePage('bare-list', join(folder, 'bare'))
await buildBarePage('plain-list', join(folder, 'plain'))
const app = await startServer(
  readConfig({ PORT: '8097', DATA_DIR: join(folder, 'data'), LOG: 'off' }),
  silentLog,
)
const bare = await serveBarePage(join(folder, 'bare'), app.urls[0]!)
const plain = await serveBarePage(join(folder, 'plain'), app.urls[0]!)
const browser = await chromium.launch(await browserLaunchOptions())

try {
  // The first visits of a browser are slower.
  const anyCall = encodeURIComponent(screens.home.call)
  await visitOften(browser, `${bare.url}/?call=${anyCall}`, { hasRows: true, isApp: false })
  for (const [name, { route, call }] of Object.entries(screens) as [
    ScreenName,
    (typeof screens)[ScreenName],
  ][]) {
    const hasRows = name !== 'trade'
    const query = `/?call=${encodeURIComponent(call)}`
    const turns = await takeTurns(
      RUNS,
      async () => ({
        ...(await visitOften(browser, bare.url + query, { hasRows: true, isApp: false })),
        plain: (await visitOften(browser, plain.url + query, { hasRows: false, isApp: false })).cold,
      }),
      () => visitOften(browser, `${app.urls[0]}/${route}`, { hasRows, isApp: true }),
    )
    for (const moment of hasRows ? (['cold', 'press', 'return'] as const) : (['cold', 'return'] as const)) {
      const times = turns.map(({ reference, contender }) => ({
        reference: moment === 'press' ? reference.press! : reference.cold,
        contender: contender[moment]!,
      }))
      const presentation = { reference: 'bare page', unit: 'ms' }
      printComparison(`${name}, ${moment}`, times, presentation, { ratio: BUDGETS[moment] })
    }
    printComparison(
      `${name}, cold`,
      turns.map(({ reference, contender }) => ({ reference: reference.plain, contender: contender.cold })),
      { reference: 'page without a framework', unit: 'ms' },
      { ratio: PLAIN_BUDGET },
    )
  }
} finally {
  await browser.close()
  await app.stop()
  bare.stop()
  plain.stop()
  rmSync(folder, { recursive: true, force: true })
}
