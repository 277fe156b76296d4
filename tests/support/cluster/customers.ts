/** The customers of a cluster run: sessions that place orders, cancel, deposit and read through the balancer, and note what they were told. */
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Answer, Operation, OperationName } from '#tests/cluster/history.ts'
import { createRandom, type Random } from '#contracts/verify/random.ts'
import { isObject } from '#src/lib/is-object.ts'
import { send, type Sent } from './send.ts'

/** Of what a session does. */
const WEIGHTS = { buy: 40, limit: 18, cancel: 12, deposit: 6, orders: 16, entries: 8 } as const
/** More of them are cancelled first. */
const MAX_OPEN = 20
/** Waits between an attempt without an answer and the only repetition, in milliseconds. */
const RETRY_AFTER = 1_000
const MAX_RETRY_AFTER = 5_000
const REPEATERS = 8

export interface CustomersOptions {
  readonly url: string
  readonly seed: number
  readonly customers: number
  readonly sessionsEach: number
  /** Milliseconds between two operations of a session, at most. */
  readonly pause: number
}

interface Customer {
  readonly userId: string
  readonly token: string
}

type Request = Pick<Operation, 'name' | 'key' | 'quantity' | 'orderId'>

/** An operation that is under way, before its answer. */
type Begun = Omit<Operation, 'ended' | 'attempts' | 'outcome'>

export class Customers {
  readonly history: Operation[] = []
  readonly #options: CustomersOptions
  readonly #started = performance.now()
  readonly #tokens = new Map<string, string>()
  readonly #stopped = new AbortController()
  #nextId = 0
  #running: Promise<void>[] = []

  constructor(options: CustomersOptions) {
    this.#options = options
  }

  /** Milliseconds since the start. */
  now(): number {
    return performance.now() - this.#started
  }

  get userIds(): string[] {
    return [...this.#tokens.keys()]
  }

  /** Registers the customers, and another one for probes, and waits until their first deposits are booked. */
  async register(): Promise<void> {
    const { customers } = this.#options
    for (let index = 0; index <= customers; index++) {
      const customer = await this.#registerOnce()
      this.#tokens.set(customer.userId, customer.token)
      await this.#do('opening', customer.userId, {
        name: 'deposit',
        key: randomUUID(),
        quantity: `50000.${50 + index}`,
      })
    }
    for (const userId of this.userIds) await this.#waitForMoney(userId)
  }

  /** Starts all sessions. */
  start(): void {
    const { seed, sessionsEach, customers } = this.#options
    for (const [index, userId] of this.userIds.slice(0, customers).entries())
      for (let session = 0; session < sessionsEach; session++)
        this.#running.push(
          this.#session(
            userId,
            createRandom(seed, 1 + index * sessionsEach + session),
            `${index}.${session}`,
          ),
        )
    this.#running.push(this.#probe(this.userIds[customers]!))
  }

  /** Ends the sessions after what they have begun, then repeats everything unknown, and a share of the rest, by its idempotency key. */
  async stop(): Promise<void> {
    this.#stopped.abort()
    await Promise.all(this.#running)
    const repeated = this.history.filter(
      ({ id, key, outcome }) =>
        key !== undefined && (outcome === 'unknown' || (outcome === 'confirmed' && id % 10 === 0)),
    )
    // One after the other in each of several sessions.
    const repeat = async () => {
      for (let next = repeated.pop(); next; next = repeated.pop()) await this.#repeat(next)
    }
    await Promise.all(Array.from({ length: REPEATERS }, repeat))
  }

  #repeat({ id, userId, name, key, quantity, orderId }: Operation): Promise<Operation> {
    const request = { name, ...(key && { key }), ...(quantity && { quantity }), ...(orderId && { orderId }) }
    return this.#do('repeat', userId, request, { repeats: id })
  }

  async #session(userId: string, random: Random, session: string): Promise<void> {
    const open: string[] = []
    while (!this.#stopped.signal.aborted) {
      const name = open.length > MAX_OPEN ? 'cancel' : random.weighted(WEIGHTS)
      const orderId = name === 'cancel' ? open.shift() : undefined
      if (name === 'cancel' && orderId === undefined) continue
      const { outcome, answer } = await this.#do(session, userId, this.#request(name, orderId))
      if (name === 'limit' && outcome === 'confirmed' && answer?.id) open.push(answer.id)
      await sleep(random.below(this.#options.pause))
    }
  }

  /** Buys all the time, gives up early and does not retry, so that it is known when writes pass again. */
  async #probe(userId: string): Promise<void> {
    while (!this.#stopped.signal.aborted) {
      void this.#do('probe', userId, this.#request('buy'), { isProbe: true })
      await sleep(300)
    }
    await sleep(4_000)
  }

  #request(name: OperationName, orderId?: string): Request {
    if (name === 'orders' || name === 'entries') return { name }
    const key = randomUUID()
    if (name === 'cancel') return { name, key, ...(orderId && { orderId }) }
    const unique = this.#nextId
    // The operator of the sandbox rejects deposits whose last two digits are 13 (docs/sandbox.md).
    const quantity =
      name === 'deposit' ? `${10 + Math.floor(unique / 50)}.${50 + (unique % 50)}` : `0.01${pad(unique, 6)}`
    return { name, key, quantity }
  }

  async #do(
    session: string,
    userId: string,
    request: Request,
    extra: Partial<Operation> = {},
  ): Promise<Operation> {
    const begun: Begun = { id: this.#nextId++, userId, session, ...request, ...extra, began: this.now() }
    const timeout = extra.isProbe ? 3_000 : 20_000
    let sent = await this.#send(begun, timeout)
    let attempts = 1
    if (sent.outcome === 'unknown' && !extra.isProbe) {
      await sleep(Math.min(sent.retryAfter ?? RETRY_AFTER, MAX_RETRY_AFTER))
      sent = await this.#send(begun, timeout)
      attempts = 2
    }
    const { outcome, reason, data } = sent
    const answer = outcome === 'confirmed' ? answerOf(request.name, data) : undefined
    const operation = {
      ...begun,
      ended: this.now(),
      attempts,
      outcome,
      ...(reason && { reason }),
      ...(answer && { answer }),
    }
    this.history.push(operation)
    return operation
  }

  #send({ userId, name, key = '', quantity = '', orderId = '' }: Begun, timeout: number): Promise<Sent> {
    const token = this.#tokens.get(userId) ?? ''
    const spot = {
      productType: '1',
      productCode: 'AAPL',
      exchangeType: '1',
      quantity,
      previewPrice: '1000',
      idempotencyKey: key,
    }
    const target = { url: this.#options.url, token, timeout }
    if (name === 'buy') return send(target, '/api/spotOrder/place', { ...spot, orderType: 'market' })
    if (name === 'limit')
      return send(target, '/api/spotOrder/place', { ...spot, orderType: 'limit', limitPrice: '150' })
    if (name === 'cancel') return send(target, '/api/spotOrder/cancel', { id: orderId, idempotencyKey: key })
    if (name === 'deposit')
      return send(target, '/api/recharge/create', { channelId: '1', amount: quantity, idempotencyKey: key })
    if (name === 'orders') return send(target, '/api/spotOrder/list?pageNum=1&pageSize=50')
    return send(target, '/api/walletLog/list?pageNum=1&pageSize=5')
  }

  /** Under another name when it fails: a busy machine may need some attempts before the run begins. */
  async #registerOnce(): Promise<Customer> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.#register()
      } catch (error) {
        if (attempt === 10) throw error
        await sleep(1_000)
      }
    }
  }

  async #register(): Promise<Customer> {
    const account = `${randomUUID()}@example.com`
    const target = { url: this.#options.url, token: '', timeout: 30_000 }
    const { data: code, reason } = await send(target, '/api/auth/sendCode', { account, purpose: 'register' })
    if (typeof code?.['sandboxCode'] !== 'string') throw new Error(`No code: ${reason}`)
    const registered = await send(target, '/api/auth/register', {
      account,
      code: code['sandboxCode'],
      password: 'skylark1',
    })
    const token = registered.data?.['token']
    const user = registered.data?.['userInfo']
    if (typeof token !== 'string' || !isObject(user)) throw new Error(`Not registered: ${registered.reason}`)
    return { userId: String(user['id']), token }
  }

  async #waitForMoney(userId: string): Promise<void> {
    for (let round = 0; round < 300; round++) {
      const { answer } = await this.#do('opening', userId, { name: 'entries' })
      if (answer?.count) return
      await sleep(300)
    }
    throw new Error(`The first deposit was not booked: ${JSON.stringify(this.history.slice(0, 3))}`)
  }
}

const pad = (value: number, digits: number) => String(value).padStart(digits, '0')

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined)

function answerOf(name: OperationName, data: Record<string, unknown> | undefined): Answer {
  if (name === 'orders' || name === 'entries') {
    const rows = Array.isArray(data?.['rows']) ? data['rows'].filter(isObject) : []
    return {
      count: Number(data?.['total']),
      rows:
        name === 'entries' ? [] : rows.map(({ id, status }) => ({ id: String(id), status: String(status) })),
    }
  }
  const fields = ['id', 'status', 'quantity', 'cost', 'fee', 'total', 'credited'] as const
  return Object.fromEntries(
    fields.flatMap(field => {
      const text = textOf(data?.[field])
      return text === undefined ? [] : [[field, text]]
    }),
  )
}
