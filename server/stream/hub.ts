import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Market } from '../market/market.ts'
import { openChannel, type Channel } from './channel.ts'
import { openStream, writeFrame, type StreamClient } from './client.ts'
import { createFrame } from './frame.ts'
import { STREAM_LIMITS, createStreamCounter, type StreamLimits } from './stream-limits.ts'
import { createOutbox, type Outbox } from './outbox.ts'
import { createSubscriptions, type Subscription, type Subscriptions } from './subscriptions.ts'
import { systemTimers, type Timers } from './timers.ts'

/** Channels processed before yielding to the event loop: one guest may open hundreds. */
const CHANNEL_BATCH = 20

/** Sends the changes of channels to their subscribers. */
interface Publisher {
  /** Publishes all channels with a period; rounds of one period never overlap. */
  publishDue(period: number): void
  /** Publishes one channel now. */
  publish(subscription: Subscription): void
}

function createPublisher(timers: Timers, subscriptions: Subscriptions, outbox: Outbox): Publisher {
  const running = new Set<number>()

  const publish = (subscription: Subscription) => {
    if (subscription.isSending) return
    const frame = subscription.channel.next(timers.now())
    if (!frame) return
    subscription.isSending = true
    outbox.send(frame, subscription.listeners, () => (subscription.isSending = false))
  }

  const publishDue = (period: number) => {
    if (running.has(period)) return
    const due = subscriptions.all().filter(each => each.channel.period === period)
    running.add(period)
    const publishNext = () => {
      for (const each of due.splice(0, CHANNEL_BATCH)) publish(each)
      if (due.length > 0) timers.defer(publishNext)
      else running.delete(period)
    }
    publishNext()
  }

  return { publishDue, publish }
}

const HEARTBEAT_PERIOD = 5000

export interface HubOptions {
  market: Market
  /** The system's by default; tests pass their own. */
  timers?: Timers
  limits?: StreamLimits
  /** Opens the channels that are not of the market, by name. */
  openOther?: (name: string) => Channel | undefined
}

/** Streams live quotes to clients; see `streamQuotes` in the specification. */
export interface QuoteHub {
  /** Whether one more stream may be opened from this address. */
  hasCapacity(address: string): boolean
  /** Whether there is a channel of this name. */
  hasChannel(name: string): boolean
  /**
   * Takes over a response and sends the channels' snapshots at once, then what changes, until the client disconnects or
   * the hub closes. Headers set on the response before (such as CORS) are kept. After `close` the answer is 503.
   * @throws RangeError for an unknown channel, before anything is written.
   */
  connect(
    request: IncomingMessage,
    response: ServerResponse,
    channels: readonly string[],
    address?: string,
  ): void
  /** Sends what has changed in a channel now, without waiting for its period; nothing when nobody listens to it. */
  publish(name: string): void
  /** Ends all streams and timers; later clients are rejected. */
  close(): void
  /** Counts for monitoring. */
  stats(): { clients: number; channels: number; dropped: number }
}

/** The hub of one process. It has no timers while there are no clients. */
export function createQuoteHub(options: HubOptions): QuoteHub {
  const { market, timers = systemTimers, limits = STREAM_LIMITS } = options
  const streams = createStreamCounter(limits)
  const subscriptions = createSubscriptions()
  const outbox = createOutbox(timers)
  const publisher = createPublisher(timers, subscriptions, outbox)
  const periodicTimers = createPeriodicTimers(timers, period => {
    const time = timers.now()
    if (period === HEARTBEAT_PERIOD) outbox.send(createFrame('heartbeat', { time }), subscriptions.clients())
    publisher.publishDue(period)
  })
  let isClosed = false

  const findSubscription = (name: string) =>
    subscriptions.find(name, () => options.openOther?.(name) ?? openChannel(market, name, timers.now()))

  const adjustTimers = () => {
    const periods = new Set(subscriptions.all().map(each => each.channel.period))
    periodicTimers.run(subscriptions.clients().size === 0 ? new Set() : periods.add(HEARTBEAT_PERIOD))
  }

  const disconnect = (client: StreamClient, address: string) => {
    streams.close(address)
    subscriptions.remove(client)
    adjustTimers()
  }

  return {
    hasCapacity: streams.hasCapacity,
    hasChannel: name => findSubscription(name) !== undefined,
    connect(request, response, names, address = '') {
      if (isClosed) return void response.writeHead(503).end()
      // The client has disconnected: no further close event would release its slot.
      if (response.destroyed) return
      const found = findAll(names, findSubscription)
      const client = openStream(request, response)
      streams.open(address)
      response.on('close', () => disconnect(client, address))
      subscriptions.add(client, found)
      for (const { channel } of found.values()) writeFrame(client, channel.snapshot())
      adjustTimers()
    },
    publish(name) {
      const subscription = subscriptions.find(name, () => undefined)
      if (subscription) publisher.publish(subscription)
    },
    close() {
      isClosed = true
      periodicTimers.run(new Set())
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

/** The subscriptions of these names, each once. @throws RangeError for an unknown channel */
function findAll(
  names: readonly string[],
  find: (name: string) => Subscription | undefined,
): Map<string, Subscription> {
  const found = new Map<string, Subscription>()
  for (const name of names) {
    const subscription = found.get(name) ?? find(name)
    if (!subscription) throw new RangeError(`no such channel: ${name}`)
    found.set(name, subscription)
  }
  return found
}

/** Runs one timer per period that is in use, and no others. */
function createPeriodicTimers(timers: Timers, onTick: (period: number) => void) {
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
        const stop = timers.start(period, () => onTick(period))
        running.set(period, stop)
      }
    },
  }
}
