/**
 * 5,000 clients on loopback hear 1,000 ticks a second: the processor time of the hub, against a bare `node:http` server that writes the
 * same bytes. Each server is a process of its own, and so are the clients, so that their processor time can be told apart. Takes some
 * 100 s. The flag is the one of `npm start`:
 * `node --max-semi-space-size=16 tests/bench/stream-fan-out.ts` (CLIENTS=1000: fewer clients).
 *
 * The bytes are the hub's own: while it is measured it notes each frame, as compressed, its moment, and which kinds of client (by their
 * channels) got it. The bare server of the same turn writes these frames from memory, at these moments, to the same number of clients of
 * each kind. So what the hub adds is the market, the encoding, the compression and the bookkeeping; noting is counted against it.
 *
 * `lag` is how long after its tick a price has reached a client, decoded only as far as that: a sample of the clients decompress and read
 * everything, the rest count bytes, or the clients would starve the server of its cores.
 */
import { execSync, fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { runClients, type ClientReport } from './fan-out/clients.ts'
import { runBareServer, runHub, type ServerReport } from './fan-out/servers.ts'
import { printComparison, summarize } from './support/compare.ts'

const CLIENTS = Number(process.env.CLIENTS ?? 5000)
const TURNS = 3
const SECONDS = 8
/** Of the processor time of the bare server. */
const BUDGET = 2

interface Measurement {
  readonly server: ServerReport
  readonly clients: ClientReport
}

const [, , role, argument = ''] = process.argv
if (role === 'clients') await runClients(Number(argument), CLIENTS)
else if (role === 'hub') runHub(argument)
else if (role === 'bare') runBareServer(argument)
else if (hasEnoughFiles()) await run()

/** Each client needs a file descriptor on either side. */
function hasEnoughFiles(): boolean {
  const limit = execSync('ulimit -n', { encoding: 'utf8' }).trim()
  if (limit === 'unlimited' || Number(limit) >= CLIENTS + 200) return true
  console.log(`${CLIENTS} clients need as many open files, and ${limit} are allowed.`)
  console.log('Try `ulimit -n 20000` first, or fewer clients with CLIENTS=500.')
  process.exitCode = 1
  return false
}

async function ask<Answer>(child: ChildProcess, message: 'begin' | 'end'): Promise<Answer> {
  child.send(message)
  const [answer] = (await once(child, 'message')) as [Answer]
  return answer
}

/** Measures one server from the moment at which all clients are connected. @throws Error when they do not connect */
async function measure(kind: 'hub' | 'bare', file: string): Promise<Measurement> {
  const server = fork(import.meta.filename, [kind, file])
  const [port] = (await once(server, 'message')) as [number]
  const clients = fork(import.meta.filename, ['clients', String(port)])
  await once(clients, 'message')
  server.send('begin')
  clients.send('begin')
  await wait(SECONDS * 1000)
  const measurement = {
    server: await ask<ServerReport>(server, 'end'),
    clients: await ask<ClientReport>(clients, 'end'),
  }
  for (const child of [clients, server]) {
    child.kill()
    await once(child, 'exit')
  }
  const { connected, failed } = measurement.clients
  if (connected < CLIENTS) {
    throw new Error(
      `Only ${connected} of ${CLIENTS} clients have connected (${failed.join(', ') || 'too slow'}).`,
    )
  }
  return measurement
}

async function run(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'fairline-bench-'))
  const file = join(folder, 'frames')
  const turns: { hub: Measurement; bare: Measurement }[] = []
  try {
    for (let turn = 0; turn < TURNS; turn++) {
      // The hub first, as it writes the recording.
      const hub = await measure('hub', file)
      turns.push({ hub, bare: await measure('bare', file) })
    }
  } finally {
    rmSync(folder, { recursive: true })
  }
  report(turns)
}

function report(turns: { hub: Measurement; bare: Measurement }[]): void {
  const coresOf = ({ server }: Measurement) => server.processor / server.elapsed
  printComparison(
    `hub for ${CLIENTS} clients`,
    turns.map(({ hub, bare }) => ({ contender: coresOf(hub), reference: coresOf(bare) })),
    { reference: 'bare server', unit: 'cores', digits: 3 },
    { ratio: BUDGET },
  )
  for (const kind of ['hub', 'bare'] as const) {
    const all = turns.map(turn => turn[kind])
    const figures = (pick: (one: Measurement) => number, unit: string, digits?: number) =>
      summarize(all.map(pick), unit, digits)
    console.log(
      `${kind.padEnd(4)} memory ${figures(one => one.server.megabytes, 'MB')}, ` +
        `to all clients ${figures(one => one.clients.bytes / SECONDS / 1e6, 'MB/s', 2)}`,
    )
  }
  const hubs = turns.map(({ hub }) => hub)
  const lagAt = (share: number) =>
    hubs.map(({ clients: { lags } }) => lags.toSorted((a, b) => a - b)[Math.floor(lags.length * share)]!)
  console.log(
    `lag  p50 ${summarize(lagAt(0.5), 'ms')}, p99 ${summarize(lagAt(0.99), 'ms')}; ` +
      `dropped clients ${hubs.map(({ server }) => server.dropped).join(' ')}`,
  )
}
