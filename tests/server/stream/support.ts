import { createServer, get, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { createMarket } from '#server/market/market.ts'
import { createQuoteHub } from '#server/stream/hub.ts'
import type { Timers } from '#server/stream/timers.ts'

/** A Saturday noon; the sandbox trades around the clock. */
export const CLOCK_START = Date.UTC(2026, 10, 21, 12)

/** Timers that a test advances. */
function manualTimers(start = CLOCK_START) {
  let now = start
  const running = new Set<{ period: number; run: () => void }>()
  const timers: Timers = {
    now: () => now,
    start(period, run) {
      const timer = { period, run }
      running.add(timer)
      return () => running.delete(timer)
    },
    defer: run => void setImmediate(run),
  }
  return {
    timers,
    periods: () => [...running].map(each => each.period).toSorted((a, b) => a - b),
    advance(duration: number) {
      for (const end = now + duration; now < end;) {
        now += 50
        for (const { period, run } of running) if (now % period === 0) run()
      }
    },
  }
}

export interface StreamEvent {
  event: string
  data: Record<string, unknown>
}

/** A client's received events, parsed as a browser does. */
export interface Listener {
  response: IncomingMessage
  events: StreamEvent[]
  /** Resolves with the first matching event, past or future. */
  heard(fits: (event: StreamEvent) => boolean): Promise<StreamEvent>
  ended: Promise<void>
  leave(): void
}

/** A hub behind a real server on a free port of this machine. */
export async function openHub(manual = manualTimers()) {
  const market = createMarket({ seed: 11, clock: manual.timers.now })
  const hub = createQuoteHub({ market, timers: manual.timers })
  const server = createServer((request: IncomingMessage, response: ServerResponse) => {
    const channels = new URL(request.url!, 'http://localhost').searchParams.get('channels')!.split(',')
    response.setHeader('X-Set-Before', 'kept')
    try {
      hub.connect(request, response, channels)
    } catch (error) {
      response.writeHead(422).end(String(error))
    }
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    ...manual,
    market,
    hub,
    open: (channels: string, headers: Record<string, string> = {}) =>
      open(`http://127.0.0.1:${port}/?channels=${channels}`, headers),
    async [Symbol.asyncDispose]() {
      hub.close()
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
    },
  }
}

/** Opens a stream and returns the unread response. */
async function open(url: string, headers: Record<string, string>): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    get(url, { headers, agent: false }, resolve).on('error', reject)
  })
}

/** Reads an answer's events; decompresses with the standard decoder when it says that it is compressed. */
export function listen(response: IncomingMessage): Listener {
  const events: StreamEvent[] = []
  const waiting = new Set<() => void>()
  const isCompressed = response.headers['content-encoding'] === 'gzip'
  const body: Readable = isCompressed ? response.pipe(createGunzip()) : response
  let rest = ''
  body.setEncoding('utf8').on('data', (text: string) => {
    const blocks = (rest + text).split('\n\n')
    rest = blocks.pop()!
    events.push(...blocks.map(parse))
    for (const check of waiting) check()
  })
  // A stream ends without a gzip trailer, so the decoder's error is expected.
  const ended = new Promise<void>(resolve => {
    body.on('error', () => resolve()).on('end', resolve)
    response.on('error', () => resolve()).on('close', resolve)
  })
  return {
    response,
    events,
    ended,
    heard: fits =>
      new Promise(resolve => {
        const check = () => {
          const found = events.find(fits)
          if (!found) return
          waiting.delete(check)
          resolve(found)
        }
        waiting.add(check)
        check()
      }),
    leave: () => response.destroy(),
  }
}

function parse(block: string): StreamEvent {
  const [, event, data] = /^event: (.+)\ndata: (.+)$/.exec(block) ?? []
  return { event: event!, data: JSON.parse(data!) as Record<string, unknown> }
}
