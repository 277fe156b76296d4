/**
 * The demo without a server (docs/demo.md) against the app on one: when the first price can be read, cold and on a return, and the memory
 * of the browser's processes for pages, which have the back end in them. Not slowed down. Needs `npm run build` and `npm run build:demo`.
 */
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { chromium, type BrowserContext } from '@playwright/test'
import { readConfig } from '#server/config.ts'
import { silentLog } from '#server/kernel/log.ts'
import { startServer } from '#server/main.ts'
import { browserLaunchOptions } from '../support/browser.ts'
import { serveDemo } from '../support/demo-host.ts'
import { median, printComparison, takeTurns } from './support/compare.ts'
import { watchPrices } from './support/watch-prices.ts'

const RUNS = Number(process.env.RUNS ?? 5)
/** Of the moment of the app on a server. */
const BUDGET = 1.5
/** How long a page is left alone before its memory is read, ms: the demo account is seeded meanwhile. */
const REST = 60_000

/** A file of a process; '' once it has ended. */
function readProcess(id: string, file: string): string {
  try {
    return readFileSync(`/proc/${id}/${file}`, 'utf8')
  } catch {
    return ''
  }
}

/**
 * The memory of the processes for pages of the browser with this folder, MB: those that descend from the process which names it. What
 * several processes share, above all the browser's program, counts once, each with its share: the demo has a process more than the app, that
 * of its service worker.
 */
function pagesMemory(folder: string): number {
  const all = readdirSync('/proc').filter(name => /^\d+$/.test(name))
  const parentOf = (id: string) => /^PPid:\s+(\d+)/m.exec(readProcess(id, 'status'))?.[1] ?? '0'
  const isMine = (id: string): boolean =>
    id !== '0' && (readProcess(id, 'cmdline').includes(folder) || isMine(parentOf(id)))
  const pages = all.filter(id => readProcess(id, 'cmdline').includes('--type=renderer') && isMine(id))
  const kilobytes = pages.map(id => Number(/^Pss:\s+(\d+)/m.exec(readProcess(id, 'smaps_rollup'))?.[1] ?? 0))
  return kilobytes.reduce((sum, each) => sum + each, 0) / 1024
}

/** @returns when a price can be read, ms after the address was opened */
async function firstPrice(context: BrowserContext, url: string): Promise<number> {
  const page = await context.newPage()
  await page.addInitScript(watchPrices, false)
  await page.addInitScript(
    seen => localStorage.setItem('fairline:popup-seen', JSON.stringify({ v: 1, data: seen })),
    { 1: 1_000_000, 2: 1_000_000, 3: 1_000_000 },
  )
  const isThere = page.waitForEvent('console', {
    predicate: message => message.text() === 'price',
    timeout: 120_000,
  })
  const began = performance.now()
  await page.goto(url, { waitUntil: 'commit' })
  await isThere
  const price = performance.now() - began
  await page.waitForLoadState('networkidle', { timeout: 5000 }).catch(() => {})
  await page.close()
  return price
}

const phone = { viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true }
const options = await browserLaunchOptions()

async function visitTwice(url: string): Promise<{ cold: number; back: number }> {
  const folder = mkdtempSync(join(tmpdir(), 'demo-'))
  const context = await chromium.launchPersistentContext(folder, { ...options, ...phone })
  const cold = await firstPrice(context, url)
  const back = await firstPrice(context, url)
  await context.close()
  rmSync(folder, { recursive: true, force: true })
  return { cold, back }
}

async function memoryOf(url: string): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'demo-'))
  const context = await chromium.launchPersistentContext(folder, { ...options, ...phone })
  await firstPrice(context, url)
  const page = await context.newPage()
  await page.goto(url)
  await wait(REST)
  const memory = pagesMemory(folder)
  await context.close()
  rmSync(folder, { recursive: true, force: true })
  return memory
}

const folder = mkdtempSync(join(tmpdir(), 'demo-server-'))
const app = await startServer(readConfig({ PORT: '8098', DATA_DIR: folder, LOG: 'off' }), silentLog)
const demo = await serveDemo()
try {
  const turns = await takeTurns(
    RUNS,
    () => visitTwice(`${app.urls[0]}/`),
    () => visitTwice(demo.url),
  )
  for (const moment of ['cold', 'back'] as const) {
    const times = turns.map(({ reference, contender }) => ({
      reference: reference[moment],
      contender: contender[moment],
    }))
    printComparison(`home, ${moment}`, times, { reference: 'app on a server', unit: 'ms' }, { ratio: BUDGET })
  }
  const memory = { app: [] as number[], demo: [] as number[] }
  for (let run = 0; run < 2; run++) {
    memory.app.push(await memoryOf(`${app.urls[0]}/`))
    memory.demo.push(await memoryOf(demo.url))
  }
  const [ofApp, ofDemo] = [median(memory.app), median(memory.demo)]
  console.log(
    `memory: app ${ofApp.toFixed(0)} MB, demo ${ofDemo.toFixed(0)} MB, back end ${(ofDemo - ofApp).toFixed(0)} MB of 150`,
  )
} finally {
  await app.stop()
  demo.close()
  rmSync(folder, { recursive: true, force: true })
}
