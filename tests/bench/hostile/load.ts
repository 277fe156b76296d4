/**
 * The hostile account as a process of its own, so that it does not share the thread on which others are measured: it keeps calls in flight
 * as fast as they are answered, within the allowance of its address.
 */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { constants, setPriority } from 'node:os'
import { Agent, request, type ClientRequest } from 'node:http'
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { HttpRequest } from '#tests/fuzz/request.ts'

/**
 * How the requests are sent: `whole`; `held`: all but the last bytes of the body, and then nothing; `open`: the answer does not end;
 * `pipelined`: many times on one connection, without waiting for answers; `burst`: whole, as many at once as an address may have
 * connections, without a session, from an address of their own.
 */
export type Manner = 'whole' | 'held' | 'open' | 'pipelined' | 'burst'

export interface Attack {
  readonly port: number
  /** Sent in turn. Their idempotency keys are replaced by new ones. */
  readonly requests: readonly HttpRequest[]
  readonly manner: Manner
  readonly inFlight: number
  /** How many addresses it is sent from. */
  readonly addresses: number
  /** Whether it keeps to the allowance of each address. */
  readonly isLimited: boolean
}

export interface AttackResult {
  /** How often each code of an answer came; `none`: there was no answer. */
  readonly answers: Readonly<Record<string, number>>
  readonly seconds: number
  /** Processor time of this process, in seconds. */
  readonly processor: number
}

/** Slightly less than the server gives (server/nodes/allowances.ts), as clocks differ. */
const ALLOWANCE = { burst: 590, perSecond: 59 }
const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}/
/** How much of a body is kept back. */
const KEPT_BACK = 1000
/** How long a stream is listened to, in milliseconds. */
const LISTENS = 1000
/** How many requests are sent at once, which the server reads at a time. */
const PIPELINED = 200
const SENDER = '127.0.2.'
const BURST_SENDER = '127.0.3.'

/** The allowance of an address, as the server counts it. */
function createAllowance() {
  let tokens = ALLOWANCE.burst
  let at = performance.now()
  return () => {
    const now = performance.now()
    tokens = Math.min(ALLOWANCE.burst, tokens + ((now - at) / 1000) * ALLOWANCE.perSecond)
    at = now
    if (tokens < 1) return false
    tokens--
    return true
  }
}

const allowances = new Map<string, () => boolean>()

function allowanceOf(address: string): () => boolean {
  const known = allowances.get(address) ?? createAllowance()
  allowances.set(address, known)
  return known
}

/** Its code: the back end's own, or the status of what is no JSON. */
const codeOf = (beginning: string, status: number) => /^\{"code":(\d+)/.exec(beginning)?.[1] ?? String(status)

function bodyOf({ body, method }: HttpRequest): Buffer | undefined {
  if (!body || method === 'GET') return undefined
  const bytes = Buffer.from(body.buffer, body.byteOffset, body.byteLength)
  return bytes.length > 10_000
    ? bytes
    : Buffer.from(
        bytes.toString('latin1').replace(UUID, () => randomUUID()),
        'latin1',
      )
}

/** Sends one request many times at once. @returns the code of the first answer, or `none` */
function pipeline(
  localAddress: string,
  port: number,
  { method, target, headers }: HttpRequest,
): Promise<string> {
  const lines = [`${method} ${target} HTTP/1.1`, 'Host: localhost', ...headers.map(each => each.join(': '))]
  return new Promise(resolve => {
    const socket = connect({ port, host: '127.0.0.1', localAddress })
    let text = ''
    // As much as one code is found in; the rest is taken off the wire.
    socket.on('data', part => void (text += text.length < 5000 ? part.toString('latin1') : ''))
    socket.on('error', () => {})
    socket.on('close', () => resolve(/\{"code":(\d+)/.exec(text)?.[1] ?? 'none'))
    socket.end(`${lines.join('\r\n')}\r\n\r\n`.repeat(PIPELINED))
  })
}

/** Sends one request. @returns the code of its answer, or `none` */
function sendOne(
  agent: Agent,
  localAddress: string,
  { port, manner }: Attack,
  asked: HttpRequest,
): Promise<string> {
  const body = bodyOf(asked)
  const headers = ['Host', 'localhost', ...asked.headers.flat()]
  if (body) headers.push('Content-Length', String(body.length))
  return new Promise(resolve => {
    const { method, target: path } = asked
    const sent: ClientRequest = request({
      agent,
      localAddress,
      host: '127.0.0.1',
      port,
      method,
      path,
      headers,
    })
    let isAnswered = false
    sent.on('response', response => {
      isAnswered = true
      const { statusCode = 0 } = response
      let beginning = ''
      response.on('data', (part: Buffer) => (beginning ||= part.toString('latin1', 0, 20)))
      // Also of an answer that was cut.
      response.on('close', () => {
        resolve(codeOf(beginning, statusCode))
        if (manner === 'held') sent.destroy()
      })
      if (manner === 'open' && statusCode === 200) setTimeout(() => response.destroy(), LISTENS)
    })
    sent.on('error', () => {})
    sent.on('close', () => isAnswered || resolve('none'))
    if (manner === 'held') sent.write(body?.subarray(0, -Math.min(KEPT_BACK, body.length >> 1)))
    else sent.end(body)
  })
}

/** Attacks until it is stopped. */
function start(attack: Attack): () => AttackResult {
  const { requests, inFlight, addresses, isLimited } = attack
  const answers: Record<string, number> = {}
  const before = process.cpuUsage()
  const began = performance.now()
  const attacking = new AbortController()
  let next = 0
  const agents = Array.from(
    { length: addresses },
    () => new Agent({ keepAlive: true, maxSockets: Infinity, scheduling: 'fifo' }),
  )
  const keepCalling = async (_: unknown, lane: number) => {
    const number = lane % addresses
    const address = `${attack.manner === 'burst' ? BURST_SENDER : SENDER}${number + 1}`
    const mayCall = isLimited ? allowanceOf(address) : () => true
    while (!attacking.signal.aborted) {
      if (!mayCall()) {
        await sleep(20)
        continue
      }
      const asked = requests[next++ % requests.length]!
      const code =
        attack.manner === 'pipelined'
          ? await pipeline(address, attack.port, asked)
          : await sendOne(agents[number]!, address, attack, asked)
      if (!attacking.signal.aborted) answers[code] = (answers[code] ?? 0) + 1
      // Nobody listens, or the connection was refused: not again at once.
      if (code === 'none') await sleep(20)
    }
  }
  for (let lane = 0; lane < inFlight; lane++) void keepCalling(undefined, lane)
  return () => {
    attacking.abort()
    for (const agent of agents) agent.destroy()
    const { user, system } = process.cpuUsage(before)
    return { answers, seconds: (performance.now() - began) / 1000, processor: (user + system) / 1e6 }
  }
}

/** The process of the hostile account. */
export interface Attacker {
  begin(attack: Attack): void
  /** Ends the calls in flight too. */
  end(): Promise<AttackResult>
  stop(): void
}

export function startAttacker(): Attacker {
  const child = fork(import.meta.filename, ['attack'], { serialization: 'advanced' })
  const exited = once(child, 'exit')
  // It has a machine of its own where it is real: here it must not take the cores from the server and the other customer.
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW)
  return {
    begin: attack => void child.send(attack),
    end: async () => {
      child.send('end')
      const [result] = (await Promise.race([once(child, 'message'), exited])) as [AttackResult | number]
      if (typeof result === 'number') throw new Error('The process of the hostile account has ended.')
      return result
    },
    stop: () => void child.kill(),
  }
}

if (process.argv[1] === import.meta.filename) {
  let end: (() => AttackResult) | undefined
  process.once('disconnect', () => process.exit())
  process.on('message', (message: Attack | 'end') => {
    if (message !== 'end') end = start(message)
    else process.send?.(end?.())
  })
}
