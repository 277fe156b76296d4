/** The customers who are measured: one after another, with reads and orders at a steady pace from an address of their own, whatever the answers take. */
import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { orderBody } from '#tests/bench/orders/customers.ts'

/** Latencies in milliseconds; of the worst in a hundred, which is the worst one of fewer. */
export interface Latencies {
  readonly count: number
  readonly p50: number
  readonly p99: number
  readonly max: number
}

/** What the customer met. */
export interface Experience {
  readonly reads: readonly number[]
  readonly orders: readonly number[]
  /** How often each code other than 200 came; `none`: no answer within 30 s. */
  readonly refusals: Readonly<Record<string, number>>
}

export interface Victim {
  /** Calls for so long, and waits for the answers. */
  call(seconds: number): Promise<Experience>
  /** Waits until the server answers within so many milliseconds again; three minutes at most. */
  untilQuiet(within: number): Promise<void>
  close(): void
}

/** Of the first customer; each has an address of its own. */
const FIRST_ADDRESS = 20
/** Fewer than the changes that an account has at once (server/nodes/allowances.ts). */
const ORDERS_OF_ONE = 4000
const PROBE_ADDRESS = '127.0.0.8'
/** 29 reads and 29 orders a second, so that p99 of four seconds is not the slowest one: less than the 60 calls of an address's allowance. */
const EVERY_MS = 17
const READS = [
  '/api/userBalance/list',
  '/api/walletLog/list?pageNum=1&pageSize=20',
  '/api/spotOrder/list?pageNum=1&pageSize=20',
  '/api/cryptocurrencyProduct/list?pageNum=1&pageSize=20',
] as const
const ANSWER_WITHIN = 30_000
const QUIET_AFTER = 180_000

/** The percentiles of latencies. */
export function latenciesOf(latencies: readonly number[]): Latencies {
  const sorted = latencies.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? Number.NaN
  return { count: sorted.length, p50: at(0.5), p99: at(0.99), max: at(1 - Number.EPSILON) }
}

/** Signed-in customers of the server at this port. */
export function createVictim(port: number, tokens: readonly string[]): Victim {
  const agent = new Agent({ keepAlive: true, maxSockets: Infinity })
  const usual = { 'Accept-Language': 'en', LanguageId: '2' }
  let called = 0
  let ordered = 0

  /** @returns the code of the answer and how long it took */
  const send = (path: string, body = '', address?: string): Promise<{ code: string; took: number }> => {
    const turn = Math.floor(ordered / ORDERS_OF_ONE) % tokens.length
    const localAddress = address ?? `127.0.0.${FIRST_ADDRESS + turn}`
    const own = { ...usual, Authorization: tokens[turn]! }
    const form = { 'Content-Type': 'application/x-www-form-urlencoded', 'Content-Length': body.length }
    const headers = body ? { ...own, ...form } : own
    const began = performance.now()
    return new Promise(resolve => {
      const end = (code: string) => resolve({ code, took: performance.now() - began })
      const options = {
        agent,
        localAddress,
        host: '127.0.0.1',
        port,
        path,
        method: body ? 'POST' : 'GET',
        headers,
      }
      const sent = request(options, response => {
        let start = ''
        response.on('data', (part: Buffer) => (start ||= part.toString('latin1', 0, 20)))
        response.on('end', () => end(/^\{"code":(\d+)/.exec(start)?.[1] ?? String(response.statusCode)))
      })
      sent.setTimeout(ANSWER_WITHIN, () => sent.destroy())
      sent.on('error', () => end('none'))
      sent.end(body)
    })
  }

  return {
    async call(seconds) {
      const experience = {
        reads: [] as number[],
        orders: [] as number[],
        refusals: {} as Record<string, number>,
      }
      const callNext = async () => {
        const number = called++
        const isOrder = number % 2 === 1
        if (isOrder) ordered++
        const path = isOrder ? '/api/spotOrder/place' : READS[(number >> 1) % READS.length]!
        const { code, took } = await send(path, isOrder ? orderBody() : '')
        experience[isOrder ? 'orders' : 'reads'].push(took)
        if (code !== '200') experience.refusals[code] = (experience.refusals[code] ?? 0) + 1
      }
      const calls: Promise<void>[] = []
      const began = performance.now()
      for (let number = 0; number * EVERY_MS < seconds * 1000; number++) {
        const wait = began + number * EVERY_MS - performance.now()
        if (wait > 0) await sleep(wait)
        calls.push(callNext())
      }
      await Promise.all(calls)
      return experience
    },
    async untilQuiet(within) {
      const began = performance.now()
      for (let quick = 0; quick < 5 && performance.now() - began < QUIET_AFTER;) {
        const { took } = await send(READS[1], '', PROBE_ADDRESS)
        quick = took < within ? quick + 1 : 0
        await sleep(50)
      }
    },
    close: () => agent.destroy(),
  }
}
