import { readFileSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { deserialize, serialize } from 'node:v8'
import { createMarket } from '#server/market/market.ts'
import { GZIP_HEADER } from '#server/stream/frame.ts'
import { createQuoteHub } from '#server/stream/hub.ts'
import { KINDS } from './clients.ts'

/** What a server used while it was measured. */
export interface ServerReport {
  /** Milliseconds of processor time. */
  readonly processor: number
  /** Milliseconds that passed. */
  readonly elapsed: number
  /** The largest resident set. */
  readonly megabytes: number
  /** Clients that the hub dropped. */
  readonly dropped: number
}

/** One frame that the hub sent. */
interface SentFrame {
  /** Milliseconds from the beginning of the measurement to the first write. */
  readonly at: number
  readonly bytes: Uint8Array
  /** Which kinds of client got it: their indices modulo `KINDS`. */
  readonly kinds: number[]
}

interface Measured {
  begin?(): void
  end?(): void
  dropped?(): number
}

/** Listens, sends its port, and measures itself from the message `begin` to the message `end`, which it answers with its report. */
function measureServer(listener: RequestListener, { begin, end, dropped }: Measured): void {
  const server = createServer(listener)
  server.listen({ port: 0, host: '127.0.0.1', backlog: 4096 }, () =>
    process.send!((server.address() as AddressInfo).port),
  )
  let usage = process.cpuUsage()
  let began = 0
  let megabytes = 0
  process.on('message', message => {
    if (message === 'begin') {
      usage = process.cpuUsage()
      began = performance.now()
      setInterval(() => (megabytes = Math.max(megabytes, process.memoryUsage.rss() / 1e6)), 250)
      return begin?.()
    }
    const { user, system } = process.cpuUsage(usage)
    const elapsed = performance.now() - began
    const report = { processor: (user + system) / 1000, elapsed, megabytes, dropped: dropped?.() ?? 0 }
    end?.()
    return process.send!(report satisfies ServerReport)
  })
}

const parametersOf = (request: IncomingMessage) => new URL(request.url!, 'http://localhost').searchParams

/** The process of the real hub, which notes in a file what it wrote to the first client of each kind. */
export function runHub(file: string): void {
  const hub = createQuoteHub({ market: createMarket({ seed: 1 }) })
  const frames = new Map<Uint8Array, SentFrame>()
  let began = Number.POSITIVE_INFINITY
  const record = (response: ServerResponse, kind: number) => {
    const write = response.write.bind(response) as (bytes: Uint8Array) => boolean
    response.write = (bytes: Uint8Array) => {
      const at = performance.now() - began
      if (at >= 0) {
        if (!frames.has(bytes)) frames.set(bytes, { at, bytes, kinds: [] })
        frames.get(bytes)!.kinds.push(kind)
      }
      return write(bytes)
    }
  }
  measureServer(
    (request, response) => {
      const parameters = parametersOf(request)
      const index = Number(parameters.get('index'))
      if (index < KINDS) record(response, index)
      hub.connect(request, response, parameters.get('channels')!.split(','))
    },
    {
      begin: () => (began = performance.now()),
      end: () => writeFileSync(file, serialize([...frames.values()])),
      dropped: () => hub.stats().dropped,
    },
  )
}

/** The process of the bare server, which writes the frames of a recording at their moments to the clients that got them. */
export function runBareServer(file: string): void {
  const recording = deserialize(readFileSync(file)) as SentFrame[]
  // Buffers of their own, as the hub's are: `write` would make one of another array each time.
  const frames = recording.map(frame => ({ ...frame, bytes: Buffer.from(frame.bytes) }))
  const responsesOf = Array.from({ length: KINDS }, (): ServerResponse[] => [])
  const writeDue = (began: number) => {
    for (; frames[0] && frames[0].at <= performance.now() - began; frames.shift()) {
      const { bytes, kinds } = frames[0]
      for (const kind of kinds) for (const response of responsesOf[kind]!) response.write(bytes)
    }
    if (frames[0]) setTimeout(writeDue, Math.max(0, frames[0].at - (performance.now() - began)), began)
  }
  measureServer(
    (request, response) => {
      request.socket.setNoDelay(true)
      // As the hub: not chunked, or there would be other bytes.
      response.removeHeader('Transfer-Encoding')
      response.writeHead(200, {
        'Content-Type': 'text/event-stream',
        'Content-Encoding': 'gzip',
        Connection: 'close',
      })
      response.write(GZIP_HEADER)
      responsesOf[Number(parametersOf(request).get('index')) % KINDS]!.push(response)
    },
    { begin: () => writeDue(performance.now()) },
  )
}
