/**
 * How many spot orders a second the whole back end places: HTTP, session, contract both ways, ledger, disk. Three processes on one
 * machine, as in production but for the network: the program itself, whoever calls it over keep-alive connections, and this one.
 * The bare kernel is measured in the same run, turn by turn, because a shared machine is never the same twice.
 *
 *   node tests/bench/order-placement-http.ts       SQLite, in a folder beside the system's temporary files (BENCH_DIR: elsewhere)
 *   BENCH_DATABASE_URL=postgresql://… node …       PostgreSQL instead, in the schema `fairline_bench_http`
 */
import { fork, spawn, type ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { createDeposit } from '#server/features/deposit/commands.ts'
import { approveDeposit } from '#server/features/deposit/review-commands.ts'
import { migrations } from '#server/features/schema.ts'
import { placeSpotOrder } from '#server/features/spot/commands.ts'
import { verifyLedger } from '#server/features/verify-ledger.ts'
import { openStore } from '#server/kernel/open-store.ts'
import type { Store } from '#server/kernel/store.ts'
import { findProductByCode } from '#server/market/catalogue.ts'
import { generateToken } from '#server/auth/sessions.ts'
import { generateInviteCode, registerUser } from '#server/auth/users.ts'

const PEOPLE = 500
const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 2)
const ROUNDS = 5
const IN_FLIGHT = 64
const PORT = 20_000 + (process.pid % 10_000)
const BUDGET = {
  sqlite: { perSecond: 5000, p99: 25 },
  postgres: { perSecond: 1500, p99: 75 },
  ofTheKernel: 0.7,
}

interface Rate {
  readonly perSecond: number
  readonly p50: number
  readonly p99: number
  readonly refused: number
}

interface Customer {
  readonly id: bigint
  readonly token: string
}

function rateOf(latencies: number[], seconds: number, refused: number): Rate {
  latencies.sort((a, b) => a - b)
  const percentile = (share: number) => latencies[Math.floor(latencies.length * share)] ?? Number.NaN
  return { perSecond: latencies.length / seconds, p50: percentile(0.5), p99: percentile(0.99), refused }
}

function orderRequest(token: string): string {
  const body =
    'productType=1&productCode=AAPL&exchangeType=1&orderType=market&quantity=0.01&previewPrice=1000&idempotencyKey=' +
    randomUUID()
  return (
    'POST /api/spotOrder/place HTTP/1.1\r\nHost: localhost\r\nAccept-Language: en\r\nLanguageId: 2\r\n' +
    `Authorization: ${token}\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: ${body.length}\r\n\r\n${body}`
  )
}

/** One keep-alive connection: the next order goes out when the answer to the last has come. */
function keepPlacing(
  port: number,
  token: () => string,
  end: number,
  note: (ms: number, text: string) => void,
) {
  return new Promise<void>((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true })
    let received = ''
    let sent = 0
    const send = () => {
      sent = performance.now()
      socket.write(orderRequest(token()))
    }
    socket.setEncoding('latin1')
    socket.on('connect', send)
    socket.on('error', reject)
    socket.on('data', (part: string) => {
      received += part
      const head = received.indexOf('\r\n\r\n')
      const length = Number(/content-length: (\d+)/i.exec(received)?.[1])
      if (head === -1 || received.length < head + 4 + length) return
      note(performance.now() - sent, received.slice(head + 4))
      received = ''
      if (performance.now() < end) send()
      else socket.end(resolve)
    })
  })
}

/** The load generator: a separate process, so that it does not share the back end's event loop. */
async function runLoad(): Promise<void> {
  const [, , , port, seconds, ...tokens] = process.argv
  const latencies: number[] = []
  let refused = 0
  let first = ''
  const started = performance.now()
  const end = started + Number(seconds) * 1000
  const token = () => tokens[Math.floor(Math.random() * tokens.length)] ?? ''
  const note = (ms: number, text: string) => {
    latencies.push(ms)
    if (text.startsWith('{"code":200,')) return
    refused++
    first ||= text
  }
  await Promise.all(Array.from({ length: IN_FLIGHT }, () => keepPlacing(Number(port), token, end, note)))
  if (first) console.log(`refused: ${first}`)
  process.send?.(rateOf(latencies, (performance.now() - started) / 1000, refused))
}

async function prepare(store: Store): Promise<Customer[]> {
  const channel = {
    id: 1,
    channelType: 'sandbox' as const,
    currencyId: 3,
    minAmount: '1',
    maxAmount: '10000000',
    feeRate: '0',
  }
  const open = async (index: number): Promise<Customer> => {
    const token = generateToken()
    const account = `bench-${index}@example.com`
    const secrets = { passwordHash: 'none', inviteCode: generateInviteCode(), token }
    const registered = await store.execute(registerUser, { account, invitedBy: undefined, ...secrets })
    if ('problem' in registered) throw new Error(registered.problem)
    const id = BigInt(registered.user.id)
    const request = { userId: id, idempotencyKey: randomUUID(), channel, amount: '1000000' }
    const deposit = await store.execute(createDeposit, request)
    await store.execute(approveDeposit, { depositId: BigInt(deposit.id) })
    await placeInKernel(store, id)
    return { id, token }
  }
  return Promise.all(Array.from({ length: PEOPLE }, (_, index) => open(index)))
}

function placeInKernel(store: Store, userId: bigint) {
  const product = findProductByCode(1, 'AAPL')!
  return store.execute(placeSpotOrder, {
    userId,
    idempotencyKey: randomUUID(),
    side: 1,
    type: 'market',
    quantity: '0.01',
    previewPrice: '1000',
    market: { product, price: '232.40', feeRate: '0.001' },
  })
}

async function measureKernel(store: Store, people: readonly Customer[]): Promise<Rate> {
  const latencies: number[] = []
  const started = performance.now()
  const end = started + SECONDS * 1000
  const placeUntilEnd = async () => {
    while (performance.now() < end) {
      const sent = performance.now()
      await placeInKernel(store, people[Math.floor(Math.random() * people.length)]!.id)
      latencies.push(performance.now() - sent)
    }
  }
  await Promise.all(Array.from({ length: IN_FLIGHT }, placeUntilEnd))
  return rateOf(latencies, (performance.now() - started) / 1000, 0)
}

/** The program as `npm start` runs it, with its flags. */
async function startProgram(environment: Record<string, string>): Promise<ChildProcess> {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: { start: string } }
  const child = spawn(process.execPath, [...scripts.start.split(' ').slice(1), '--no-build'], {
    env: { ...process.env, NODE_ENV: 'production', RATE_LIMITS: 'off', PORT: String(PORT), ...environment },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  await once(child.stderr, 'data')
  return child
}

async function measureHttp(people: readonly Customer[]): Promise<Rate> {
  const tokens = people.map(person => person.token)
  const load = fork(import.meta.filename, ['load', String(PORT), String(SECONDS), ...tokens])
  const [rate] = (await once(load, 'message')) as [Rate]
  return rate
}

/** The best of several rounds: on a shared machine a slow round reflects other load. */
function best(rates: readonly Rate[]): Rate {
  return rates.toSorted((a, b) => b.perSecond - a.perSecond)[0]!
}

function print(name: string, rates: readonly Rate[]): void {
  const { perSecond, p50, p99 } = best(rates)
  const refused = rates.reduce((sum, rate) => sum + rate.refused, 0)
  const all = rates.map(rate => Math.round(rate.perSecond).toLocaleString('en')).join('  ')
  console.log(
    `${name}: ${Math.round(perSecond).toLocaleString('en')} orders/s, p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, ` +
      `${refused} refused (rounds: ${all})`,
  )
}

/** Timings are printed and not judged, as other load on the machine can only make them worse. */
function compare(engine: Store['engine'], kernel: Rate, http: Rate): void {
  const budget = BUDGET[engine]
  const ratio = http.perSecond / kernel.perSecond
  const isMet = http.perSecond >= budget.perSecond && http.p99 < budget.p99
  console.log(
    `${isMet ? 'ok  ' : 'over'} budget of ${budget.perSecond.toLocaleString('en')} orders/s at p99 < ${budget.p99} ms`,
  )
  console.log(
    `${ratio >= BUDGET.ofTheKernel ? 'ok  ' : 'over'} ratio ${ratio.toFixed(2)} of the kernel alone (budget ${BUDGET.ofTheKernel})`,
  )
}

async function createSchema(url: string): Promise<string> {
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query('DROP SCHEMA IF EXISTS fairline_bench_http CASCADE')
  await client.query('CREATE SCHEMA fairline_bench_http')
  await client.end()
  const own = new URL(url)
  own.searchParams.set('options', '-c search_path=fairline_bench_http')
  return own.href
}

async function run(): Promise<void> {
  const dataDir = mkdtempSync(join(process.env['BENCH_DIR'] ?? tmpdir(), 'fairline-bench-'))
  const url = process.env['BENCH_DATABASE_URL']
  const databaseUrl = url && (await createSchema(url))
  // A different node id, as the program writes to the same database.
  const store = await openStore({ databaseUrl, dataDir, migrations, clock: Date, nodeId: 1 })
  const { engine } = store
  const people = await prepare(store)
  const program = await startProgram({ DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }) })

  const kernel: Rate[] = []
  const http: Rate[] = []
  for (let round = 0; round < ROUNDS; round++) {
    kernel.push(await measureKernel(store, people))
    http.push(await measureHttp(people))
  }
  program.kill('SIGTERM')
  await once(program, 'exit')

  print(`kernel alone on ${engine}, ${IN_FLIGHT} in flight`, kernel)
  print(`over HTTP on ${engine}, ${IN_FLIGHT} connections`, http)
  compare(engine, best(kernel), best(http))
  const findings = await verifyLedger(store)
  console.log(findings.length === 0 ? 'every figure adds up afterwards' : JSON.stringify(findings))
  await store.close()
  rmSync(dataDir, { recursive: true })
  if (findings.length > 0 || http.some(({ refused }) => refused > 0)) process.exitCode = 1
}

await (process.argv[2] === 'load' ? runLoad() : run())
