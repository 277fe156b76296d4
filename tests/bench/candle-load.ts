/**
 * A guest requests 500 weekly candles of every product in turn, while `/healthz` is called every 100 ms: the latency of the health check
 * without and with the guest. Starts the program in its own folder:
 * `node tests/bench/candle-load.ts [connections] [seconds]`.
 */
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CATALOGUE } from '#server/market/catalogue.ts'

const [connections, seconds] = [Number(process.argv[2] ?? 1), Number(process.argv[3] ?? 30)]
const folder = mkdtempSync(join(tmpdir(), 'fairline-bench-'))
const environment = { PORT: '0', DATA_DIR: folder, RATE_LIMITS: 'off', LOG: 'off', NODE_ENV: 'production' }
const program = spawn(process.execPath, ['--max-semi-space-size=16', 'scripts/serve.ts', '--no-build'], {
  env: { ...process.env, ...environment },
  stdio: ['ignore', 'ignore', 'pipe'],
})
const url = await new Promise<string>((resolve, reject) => {
  let output = ''
  program.stderr.on('data', (data: Buffer) => {
    output += data.toString()
    const [found] = /http:\/\/\S+/.exec(output) ?? []
    if (found) resolve(found)
  })
  program.once('close', code => reject(new Error(`exited with ${code}: ${output}`)))
})

const wait = (milliseconds: number) => new Promise(resolve => setTimeout(resolve, milliseconds))
const headers = { 'Accept-Language': 'en', LanguageId: '2' }
const ending = new AbortController()
let pages = 0

async function guest(first: number): Promise<void> {
  for (let index = first; !ending.signal.aborted; index += connections) {
    const { productType, productCode } = CATALOGUE[index % CATALOGUE.length]!
    const query = new URLSearchParams({
      productType: String(productType),
      productCode,
      interval: '1w',
      limit: '500',
    })
    const response = await fetch(`${url}/api/product/candles?${query}`, { headers })
    const { code } = (await response.json()) as { code: number }
    if (code === 200) pages++
    else await wait(100)
  }
}

/** Latency of the health check, called every 100 ms without waiting for the last answer. */
async function health(duration: number): Promise<string> {
  const asked: Promise<number>[] = []
  for (const end = performance.now() + duration; performance.now() < end; await wait(100)) {
    const started = performance.now()
    asked.push(
      fetch(`${url}/healthz`)
        .then(response => response.text())
        .then(() => performance.now() - started),
    )
  }
  const times = (await Promise.all(asked)).toSorted((a, b) => a - b)
  const at = (share: number) => `${times[Math.floor(times.length * share)]!.toFixed(1)} ms`
  return `p50 ${at(0.5)}, p99 ${at(0.99)}, of ${times.length}`
}

await wait(8000)
process.stdout.write(`alone:          ${await health(10_000)}\n`)
const guests = Array.from({ length: connections }, (_, index) => guest(index))
process.stdout.write(`beside a guest: ${await health(seconds * 1000)}, ${connections} connections, `)
ending.abort()
process.stdout.write(`${pages} pages\n`)
program.kill('SIGKILL')
await Promise.allSettled(guests)
rmSync(folder, { recursive: true, force: true })
