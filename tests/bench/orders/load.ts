/**
 * The load on a back end: keep-alive connections, each of which sends the next order when the last one is answered, or later so that there
 * are no more in a second than given. A process of its own, so that it does not share the back end's thread:
 * `node load.ts <port> <seconds> <connections> <most orders in a second> <token> …`.
 */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { orderBody } from './customers.ts'

/** Latencies in ms. */
export interface Rate {
  readonly perSecond: number
  readonly p50: number
  readonly p99: number
  readonly refused: number
}

export function rateOf(latencies: number[], seconds: number, refused = 0): Rate {
  latencies.sort((a, b) => a - b)
  const percentile = (share: number) => latencies[Math.floor(latencies.length * share)] ?? Number.NaN
  return { perSecond: latencies.length / seconds, p50: percentile(0.5), p99: percentile(0.99), refused }
}

export interface Load {
  readonly port: number
  readonly seconds: number
  readonly connections: number
  /** The most orders in a second; as many as are answered if left out. */
  readonly most?: number
  readonly tokens: readonly string[]
}

/** Puts this load on a back end. */
export async function measureLoad({
  port,
  seconds,
  connections,
  most = Infinity,
  tokens,
}: Load): Promise<Rate> {
  const load = fork(import.meta.filename, [...[port, seconds, connections, most].map(String), ...tokens])
  const [rate] = (await once(load, 'message')) as [Rate]
  return rate
}

function requestOf(token: string): string {
  const body = orderBody()
  return (
    'POST /api/spotOrder/place HTTP/1.1\r\nHost: localhost\r\nAccept-Language: en\r\nLanguageId: 2\r\n' +
    `Authorization: ${token}\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: ${body.length}\r\n\r\n${body}`
  )
}

function keepPlacing(
  port: number,
  token: () => string,
  { end, untilNext }: { end: number; untilNext: () => number },
  note: (ms: number, text: string) => void,
) {
  return new Promise<void>((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true })
    let received = ''
    let sent = 0
    const send = () => {
      sent = performance.now()
      socket.write(requestOf(token()))
    }
    socket.setEncoding('latin1')
    const sendIn = (ms: number) => (ms > 0 ? setTimeout(send, ms) : send())
    socket.on('connect', () => sendIn(untilNext()))
    socket.on('error', reject)
    socket.on('data', (part: string) => {
      received += part
      const head = received.indexOf('\r\n\r\n')
      const length = Number(/content-length: (\d+)/i.exec(received)?.[1])
      if (head === -1 || received.length < head + 4 + length) return
      note(performance.now() - sent, received.slice(head + 4))
      received = ''
      if (performance.now() >= end) socket.end(resolve)
      else sendIn(untilNext())
    })
  })
}

async function run({ port, seconds, connections, most = Infinity, tokens }: Load): Promise<void> {
  const latencies: number[] = []
  let refused = 0
  let first = ''
  const started = performance.now()
  const end = started + seconds * 1000
  let sent = 0
  const untilNext = () => started + (sent++ * 1000) / most - performance.now()
  const token = () => tokens[Math.floor(Math.random() * tokens.length)] ?? ''
  const note = (ms: number, text: string) => {
    latencies.push(ms)
    if (text.startsWith('{"code":200,')) return
    refused++
    first ||= text
  }
  await Promise.all(
    Array.from({ length: connections }, () => keepPlacing(port, token, { end, untilNext }, note)),
  )
  if (first) console.log(`refused: ${first}`)
  process.send?.(rateOf(latencies, (performance.now() - started) / 1000, refused))
}

if (process.argv[1] === import.meta.filename) {
  const [port, seconds, connections, most] = process.argv.slice(2, 6).map(Number)
  await run({
    port: port!,
    seconds: seconds!,
    connections: connections!,
    most: most!,
    tokens: process.argv.slice(6),
  })
}
