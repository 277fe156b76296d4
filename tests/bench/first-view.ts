/**
 * The first view against a bare React page, both built and measured in this run: a phone's processor (4 × slower) on a slow mobile
 * network (150 ms, 1.6 Mbit/s), in turn. The largest contentful paint may take 1.05 times as long, and nothing shifts. Needs
 * `npm run build` before it.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { chromium } from '@playwright/test'
import type { Browser } from '@playwright/test'
import { readConfig } from '../../server/config.ts'
import { silentLog } from '../../server/http/log.ts'
import { startServer } from '../../server/main.ts'
import { browserLaunchOptions } from '../support/browser.ts'
import { buildBareReact } from '../support/first-view.ts'

const RUNS = 7
/** How long a page is watched, ms: well past its last paint. */
const WATCHED = 6000

interface Painted {
  /** Largest contentful paint, ms. */
  lcp: number
  /** Sum of the layout shifts that nobody caused. */
  cls: number
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!

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

async function measure(browser: Browser, url: string): Promise<Painted> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    isMobile: true,
    hasTouch: true,
  })
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
  await page.goto(url, { waitUntil: 'commit' })
  const painted = await page.evaluate(
    watched =>
      new Promise<Painted>(resolve => {
        const seen = { lcp: 0, cls: 0 }
        new PerformanceObserver(list => {
          for (const entry of list.getEntries()) seen.lcp = entry.startTime
        }).observe({ type: 'largest-contentful-paint', buffered: true })
        new PerformanceObserver(list => {
          for (const entry of list.getEntries())
            seen.cls += (entry as PerformanceEntry & { value: number }).value
        }).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => resolve(seen), watched)
      }),
    WATCHED,
  )
  await context.close()
  return painted
}

const folder = mkdtempSync(join(tmpdir(), 'first-view-'))
await buildBareReact(join(folder, 'bare'))
const bare = await serveFolder(join(folder, 'bare'))
const config = readConfig({ PORT: '8097', DATA_DIR: join(folder, 'data'), LOG: 'off' })
const app = await startServer(config, silentLog)
const browser = await chromium.launch(await browserLaunchOptions())

const runs: Record<'bare' | 'app', Painted[]> = { bare: [], app: [] }
try {
  for (let run = 0; run < RUNS; run++) {
    runs.bare.push(await measure(browser, bare.url))
    runs.app.push(await measure(browser, `${app.urls[0]}/`))
  }
} finally {
  await browser.close()
  await app.stop()
  bare.stop()
  rmSync(folder, { recursive: true, force: true })
}

for (const [name, list] of Object.entries(runs)) {
  const lcp = list.map(run => run.lcp)
  console.log(
    `${name.padEnd(5)} LCP median ${Math.round(median(lcp))} ms (${Math.round(Math.min(...lcp))} to ${Math.round(Math.max(...lcp))}), CLS ${median(list.map(run => run.cls)).toFixed(3)}`,
  )
}
const ratio = median(runs.app.map((run, index) => run.lcp / runs.bare[index]!.lcp))
console.log(`LCP ratio ${ratio.toFixed(2)} (budget 1.05), ${RUNS} runs of each, in turn`)
