import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Market } from '../market/market.ts'
import { openChannel } from './channel.ts'
import { welcome, write, type Client } from './client.ts'
import { createFrame } from './frame.ts'
import { STREAM_LIMITS, createOpenStreams, type StreamLimits } from './limits.ts'
import { createOutbox } from './outbox.ts'
import { createPublisher } from './publisher.ts'
import { createSubscriptions, type Subscription } from './subscriptions.ts'
import { systemTimers, type Timers } from './timers.ts'

const HEARTBEAT_PERIOD = 5000

export interface HubOptions {
  market: Market
  /** The system's unless a test brings its own. */
  timers?: Timers
  limits?: StreamLimits
}

/** Sends live quotes to whoever listens; see `streamQuotes` in the specification. */
export interface QuoteHub {
  /** Whether one more stream may be opened from this address. */
  hasRoom(address: string): boolean
  /** Whether there is a channel of this name. */
  hasChannel(name: string): boolean
  /**
   * Takes over a response and sends the channels' state at once, then what changes, until the client goes or the hub
   * closes. Headers set on the response before (such as CORS) are kept. After `close` the answer is 503.
   * @throws RangeError for an unknown channel, before anything is written.
   */
  connect(
    request: IncomingMessage,
    response: ServerResponse,
    channels: readonly string[],
    address?: string,
  ): void
  /** Ends every stream and stops every timer; later clients are turned away. */
  close(): void
  /** For whoever watches the server. */
  stats(): { clients: number; channels: number; dropped: number }
}

/** The hub of one process. It is idle, without a timer, while nobody listens. */
export function createQuoteHub(options: HubOptions): QuoteHub {
  const { market, timers = systemTimers, limits = STREAM_LIMITS } = options
  const streams = createOpenStreams(limits)
  const subscriptions = createSubscriptions()
  const outbox = createOutbox(timers)
  const publishDue = createPublisher(timers, subscriptions, outbox)
  const clockwork = createClockwork(timers, period => {
    const time = timers.now()
    if (period === HEARTBEAT_PERIOD) outbox.send(createFrame('heartbeat', { time }), subscriptions.clients())
    publishDue(period)
  })
  let isClosed = false

  const find = (name: string) => subscriptions.find(name, () => openChannel(market, name, timers.now()))

  const adjustTimers = () => {
    const periods = new Set(subscriptions.all().map(each => each.channel.period))
    clockwork.run(subscriptions.clients().size === 0 ? new Set() : periods.add(HEARTBEAT_PERIOD))
  }

  const leave = (client: Client, address: string) => {
    streams.close(address)
    subscriptions.remove(client)
    adjustTimers()
  }

  return {
    hasRoom: streams.hasRoom,
    hasChannel: name => find(name) !== undefined,
    connect(request, response, names, address = '') {
      if (isClosed) return void response.writeHead(503).end()
      // Who has left meanwhile will not leave again, and would be counted for ever.
      if (response.destroyed) return
      const found = new Map<string, Subscription>()
      for (const name of names) {
        const subscription = found.get(name) ?? find(name)
        if (!subscription) throw new RangeError(`no such channel: ${name}`)
        found.set(name, subscription)
      }
      const client = welcome(request, response)
      streams.open(address)
      response.on('close', () => leave(client, address))
      subscriptions.add(client, found)
      for (const { channel } of found.values()) write(client, channel.state())
      adjustTimers()
    },
    close() {
      isClosed = true
      clockwork.run(new Set())
      for (const client of subscriptions.clients()) {
        subscriptions.remove(client)
        client.response.end()
      }
    },
    stats: () => ({
      clients: subscriptions.clients().size,
      channels: subscriptions.all().length,
      dropped: outbox.dropped(),
    }),
  }
}

/** Runs one timer per period that somebody needs, and no others. */
function createClockwork(timers: Timers, act: (period: number) => void) {
  const running = new Map<number, () => void>()
  return {
    run(periods: ReadonlySet<number>) {
      for (const [period, stop] of running) {
        if (periods.has(period)) continue
        stop()
        running.delete(period)
      }
      for (const period of periods) {
        if (running.has(period)) continue
        const stop = timers.start(period, () => act(period))
        running.set(period, stop)
      }
    },
  }
}
