/**
 * 5,000 clients on loopback hear 1,000 ticks a second. The clients live in a process of their own, so that the
 * server's processor time can be told from theirs. Takes some 15 s. Run it as the server is run:
 * `node --max-semi-space-size=16 tests/bench/stream-fan-out.ts`. Without that flag V8 lets garbage grow to over
 * 300 MB before it looks, at no gain in speed; what is alive is about 50 MB.
 *
 * `lag` is how long after its tick a price has reached a client, decoded only as far as that: a sample of the
 * clients decompress and read everything, the rest count bytes, or the clients would starve the server of its cores.
 */
import { execSync, fork } from 'node:child_process'
import { createServer, get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createGunzip } from 'node:zlib'
import { createMarket } from '#server/market/market.ts'
import { createQuoteHub } from '#server/stream/hub.ts'

const CLIENTS = Number(process.env.CLIENTS ?? 5000)
const SECONDS = 8
const CONNECTING_LIMIT = 10_000
/** One client in this many parses what it receives. */
const SAMPLE = 100
const BUDGET = { cores: 0.4, megabytes: 250, p99: 300 }

interface Verdict {
  connected: number
  failed: string[]
  lags: number[]
  bytes: number
}

if (process.argv[2] === 'clients') await runClients(Number(process.argv[3]))
else if (hasEnoughFiles()) await runServer()

/** Each client needs a file descriptor in both processes. */
function hasEnoughFiles(): boolean {
  const limit = execSync('ulimit -n', { encoding: 'utf8' }).trim()
  if (limit === 'unlimited' || Number(limit) >= CLIENTS + 200) return true
  console.log(`${CLIENTS} clients need as many open files, and ${limit} are allowed.`)
  console.log('Try `ulimit -n 20000` first, or fewer clients with CLIENTS=500.')
  process.exitCode = 1
  return false
}

async function runServer(): Promise<void> {
  const market = createMarket({ seed: 1 })
  const hub = createQuoteHub({ market })
  const server = createServer((request, response) => {
    hub.connect(
      request,
      response,
      new URL(request.url!, 'http://localhost').searchParams.get('channels')!.split(','),
    )
  })
  await new Promise<void>(resolve => server.listen({ port: 0, host: '127.0.0.1', backlog: 4096 }, resolve))
  const clients = fork(import.meta.filename, ['clients', String((server.address() as AddressInfo).port)])
  const message = () => new Promise<unknown>(resolve => clients.once('message', resolve))

  await message()
  const before = process.cpuUsage()
  const began = performance.now()
  let megabytes = 0
  const memory = setInterval(() => (megabytes = Math.max(megabytes, process.memoryUsage.rss() / 1e6)), 250)
  clients.send('measure')
  const verdict = (await message()) as Verdict
  const { user, system } = process.cpuUsage(before)
  const cores = (user + system) / 1000 / (performance.now() - began)
  clearInterval(memory)
  report(verdict, cores, megabytes, hub.stats().dropped)
  clients.kill()
  hub.close()
  server.closeAllConnections()
  server.close()
}

function report(
  { connected, failed, lags, bytes }: Verdict,
  cores: number,
  megabytes: number,
  dropped: number,
): void {
  const sorted = lags.toSorted((a, b) => a - b)
  const quantile = (share: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
  console.log(`${connected} of ${CLIENTS} clients connected, ${dropped} dropped, ${lags.length} prices read`)
  console.log(
    `${(bytes / SECONDS / 1e6).toFixed(1)} MB/s to all, ${(bytes / SECONDS / connected / 1e3).toFixed(1)} kB/s to each`,
  )
  if (connected < CLIENTS) {
    process.exitCode = 1
    console.log(`Could not connect them all (${failed.join(', ') || 'too slow'}).`)
    console.log(
      'Each client needs an open file on either side: try `ulimit -n 20000` first, or fewer with CLIENTS=1000.',
    )
  }
  compare('cores', cores, BUDGET.cores, 'cores')
  compare('memory', megabytes, BUDGET.megabytes, 'MB')
  compare('p99 lag', quantile(0.99), BUDGET.p99, 'ms')
  console.log(`     median lag ${quantile(0.5).toFixed(0)} ms, worst ${quantile(1).toFixed(0)} ms`)
}

/** Prints a figure beside its budget; a missed budget makes the run fail. */
function compare(name: string, value: number, budget: number, unit: string): void {
  const isMet = value <= budget
  if (!isMet) process.exitCode = 1
  console.log(`${isMet ? 'ok  ' : 'OVER'} ${name.padEnd(8)} ${value.toFixed(2)} ${unit} (budget ${budget})`)
}

async function runClients(port: number): Promise<void> {
  const verdict: Verdict = { connected: 0, failed: [], lags: [], bytes: 0 }
  let isMeasuring = false
  const hear = (lag: number) => isMeasuring && verdict.lags.push(lag)
  const count = (bytes: number) => isMeasuring && (verdict.bytes += bytes)

  const deadline = Date.now() + CONNECTING_LIMIT
  for (let index = 0; index < CLIENTS && Date.now() < deadline; index += 50) {
    const batch = Array.from({ length: Math.min(50, CLIENTS - index) }, (_, each) =>
      connect(port, index + each, hear, count).then(
        () => verdict.connected++,
        (error: NodeJS.ErrnoException) => {
          const code = error.code ?? error.message
          if (!verdict.failed.includes(code)) verdict.failed.push(code)
        },
      ),
    )
    await Promise.all(batch)
  }
  process.send!('connected')
  process.once('message', () => {
    isMeasuring = true
    setTimeout(() => process.send!(verdict), SECONDS * 1000)
  })
}

/** All subscribe to one type, half of them to a product as well. */
function connect(
  port: number,
  index: number,
  hear: (lag: number) => void,
  count: (bytes: number) => void,
): Promise<void> {
  const type = (index % 4) + 1
  const channels = index % 2 === 0 ? `type-${type}` : `type-${type},product-${(index % 500) + 1}`
  return new Promise((resolve, reject) => {
    get(
      {
        port,
        host: '127.0.0.1',
        path: `/?channels=${channels}`,
        headers: { 'Accept-Encoding': 'gzip' },
        agent: false,
      },
      response => {
        resolve()
        response.on('data', (bytes: Buffer) => count(bytes.length)).on('error', () => {})
        if (index % SAMPLE === 0) read(response.pipe(createGunzip()), hear)
      },
    ).on('error', reject)
  })
}

/** The age of each price when its frame was read; the first frame has older prices and does not count. */
function read(body: NodeJS.ReadableStream, hear: (lag: number) => void): void {
  let rest = ''
  let isFirst = true
  body.setEncoding('utf8')
  body.on('error', () => {})
  body.on('data', (text: string) => {
    const blocks = (rest + text).split('\n\n')
    rest = blocks.pop()!
    const now = Date.now()
    for (const block of blocks) {
      if (!block.startsWith('event: quotes')) continue
      const { rows } = JSON.parse(block.slice(block.indexOf('{'))) as { rows: { time: number }[] }
      if (!isFirst) for (const { time } of rows) hear(now - time)
      isFirst = false
    }
  })
}
