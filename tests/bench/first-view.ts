/**
 * The first view against a bare React page, both built and measured by Lighthouse in this run (mobile, simulated throttling): the
 * largest contentful paint may take 1.05 times as long, the score is at least 99, nothing shifts. Needs `npm run build` before it.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import lighthouse from 'lighthouse'
import { chromium } from '@playwright/test'
import { readConfig } from '../../server/config.ts'
import { silentLog } from '../../server/http/log.ts'
import { startServer } from '../../server/main.ts'
import { browserLaunchOptions } from '../support/browser.ts'
import { buildBareReact } from '../support/first-view.ts'

const RUNS = 5
const DEBUG_PORT = 9227

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

async function measure(url: string) {
  const result = await lighthouse(url, {
    port: DEBUG_PORT,
    onlyCategories: ['performance'],
    logLevel: 'error',
    formFactor: 'mobile',
  })
  const { audits, categories } = result!.lhr
  return {
    lcp: audits['largest-contentful-paint']?.numericValue ?? Number.NaN,
    cls: audits['cumulative-layout-shift']?.numericValue ?? Number.NaN,
    score: Math.round((categories['performance']?.score ?? 0) * 100),
  }
}

const folder = mkdtempSync(join(tmpdir(), 'first-view-'))
const dataDir = mkdtempSync(join(tmpdir(), 'first-view-data-'))
await buildBareReact(join(folder, 'bare'))
const bare = await serveFolder(join(folder, 'bare'))
const config = readConfig({ PORT: '8097', DATA_DIR: dataDir, LOG: 'off' })
const app = await startServer(config, silentLog)
const { executablePath, args } = await browserLaunchOptions()
const browser = await chromium.launch({
  executablePath,
  args: [...args, `--remote-debugging-port=${DEBUG_PORT}`],
})

const runs: Record<'bare' | 'app', Awaited<ReturnType<typeof measure>>[]> = { bare: [], app: [] }
try {
  // In turn, so that both meet the same moods of the machine.
  for (let run = 0; run < RUNS; run++) {
    runs.bare.push(await measure(bare.url))
    runs.app.push(await measure(`${app.urls[0]}/`))
  }
} finally {
  await browser.close()
  await app.stop()
  bare.stop()
  rmSync(folder, { recursive: true, force: true })
  rmSync(dataDir, { recursive: true, force: true })
}

for (const [name, list] of Object.entries(runs)) {
  console.log(
    `${name.padEnd(5)} LCP ${Math.round(median(list.map(run => run.lcp)))} ms, score ${median(list.map(run => run.score))}, CLS ${median(list.map(run => run.cls)).toFixed(3)}`,
  )
}
const ratio = median(runs.app.map((run, index) => run.lcp / runs.bare[index]!.lcp))
console.log(`LCP ratio ${ratio.toFixed(2)} (budget 1.05), ${RUNS} runs of each, in turn`)
