/**
 * A guest requests 500 weekly candles of every product in turn, while `/healthz` is called every 100 ms: the latency of the health check
 * without and with the guest, turn by turn; each turn asks for pages that no turn before it has asked for. Starts the program in its own folder:
 * `npx node tests/bench/candle-load.ts [connections] [seconds of a turn]`.
 */
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CATALOGUE } from '#server/market/catalogue.ts'
import { printComparison, takeTurns } from './support/compare.ts'

const TURNS = 3

const [connections, seconds] = [Number(process.argv[2] ?? 1), Number(process.argv[3] ?? 10)]
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
let pages = 0
let nextProduct = 0

async function guest(end: number): Promise<void> {
  while (performance.now() < end) {
    const index = nextProduct++
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

/** Latencies of the health check, called every 100 ms without waiting for the last answer, in ascending order. */
async function health(end: number): Promise<number[]> {
  const asked: Promise<number>[] = []
  for (; performance.now() < end; await wait(100)) {
    const started = performance.now()
    asked.push(
      fetch(`${url}/healthz`)
        .then(response => response.text())
        .then(() => performance.now() - started),
    )
  }
  return (await Promise.all(asked)).toSorted((a, b) => a - b)
}

async function besideGuests(end: number): Promise<number[]> {
  const guests = Array.from({ length: connections }, () => guest(end))
  const latencies = await health(end)
  await Promise.all(guests)
  return latencies
}

await wait(8000)
const turns = await takeTurns(
  TURNS,
  () => health(performance.now() + seconds * 1000),
  () => besideGuests(performance.now() + seconds * 1000),
)
for (const [name, share] of [
  ['p50', 0.5],
  ['p99', 0.99],
] as const) {
  const at = (latencies: number[]) => latencies[Math.floor(latencies.length * share)]!
  const pairs = turns.map(({ reference, contender }) => ({
    reference: at(reference),
    contender: at(contender),
  }))
  printComparison(`${name} beside a guest`, pairs, { reference: 'alone', unit: 'ms', digits: 1 })
}
console.log(`${connections} connections, ${pages} pages`)
program.kill('SIGKILL')
rmSync(folder, { recursive: true, force: true })
