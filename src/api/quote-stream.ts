import { createEventParser, type ServerEvent } from './event-stream.ts'

/**
 * idle: nobody looks. connecting: no word yet, or none since the connection was lost. live: the stream spoke
 * within its limit. polling: lists are asked instead. offline: not even those answer.
 */
export type QuoteMode = 'idle' | 'connecting' | 'live' | 'polling' | 'offline'

export interface QuoteStatus {
  mode: QuoteMode
  /** Epoch ms. */
  since: number
}

export interface QuoteStreamPorts {
  /** Opens the stream of the channels; rejects when it is refused. */
  open: (channels: readonly string[], signal: AbortSignal) => Promise<ReadableStream<Uint8Array>>
  /** Fetches the channels' quotes once; rejects when nobody answers. */
  poll: (channels: readonly string[], signal: AbortSignal) => Promise<void>
  onEvent: (event: ServerEvent) => void
  onStatus: (status: QuoteStatus) => void
  /** Whether the deployment streams at all; else the lists are polled from the start. */
  isStreaming?: () => boolean
  /** Spreads the reconnections of many devices: 0 to 1. */
  random?: () => number
}

/** The server speaks every 5 s at least: after two beats and a bit of silence the connection is dead. */
export const silenceLimit = 12_000
export const pollInterval = 3000
/** Failures in a row after which the lists are polled, while the stream is still tried. */
export const failuresBeforePolling = 3
const firstDelay = 1000
const longestDelay = 30_000

/** Half to all of an exponentially growing delay. */
function backoff(failures: number, random: number): number {
  return Math.min(longestDelay, firstDelay * 2 ** Math.max(0, failures - 1)) * (0.5 + random / 2)
}

/** Asks again and again, each time after the answer before, until stopped. */
class Poller {
  #controller: AbortController | undefined
  #timer: ReturnType<typeof setTimeout> | undefined

  get isRunning(): boolean {
    return this.#controller !== undefined
  }

  start(poll: (signal: AbortSignal) => Promise<void>, tell: (isAnswered: boolean) => void): void {
    const { signal } = (this.#controller ??= new AbortController())
    const once = async (): Promise<void> => {
      const isAnswered = await poll(signal).then(
        () => true,
        () => false,
      )
      if (signal.aborted) return
      tell(isAnswered)
      this.#timer = setTimeout(() => void once(), pollInterval)
    }
    void once()
  }

  stop(): void {
    this.#controller?.abort()
    this.#controller = undefined
    clearTimeout(this.#timer)
  }
}

/**
 * Keeps one stream of quotes alive: reconnects with growing, spread delays, takes silence for death (a half-open
 * socket, a laptop's sleep), and polls while the stream does not come, always trying to return to it.
 */
export class QuoteStream {
  readonly #ports: QuoteStreamPorts
  readonly #poller = new Poller()
  #channels: readonly string[] = []
  #mode: QuoteMode = 'idle'
  #failures = 0
  #connection = new AbortController()
  #retryTimer: ReturnType<typeof setTimeout> | undefined
  #silenceTimer: ReturnType<typeof setTimeout> | undefined

  constructor(ports: QuoteStreamPorts) {
    this.#ports = ports
  }

  /** Follows these channels from now on; none: closes everything. */
  follow(channels: readonly string[]): void {
    if (channels.join() === this.#channels.join()) return
    this.#channels = channels
    this.restart()
  }

  /** Connects anew, as on another line. */
  restart(): void {
    const wasPolling = this.#poller.isRunning
    this.#disconnect()
    this.#poller.stop()
    if (this.#channels.length === 0) {
      this.#failures = 0
      this.#setMode('idle')
      return
    }
    if (wasPolling) this.#poll()
    this.#connect()
  }

  #setMode(mode: QuoteMode): void {
    if (mode === this.#mode) return
    this.#mode = mode
    this.#ports.onStatus({ mode, since: Date.now() })
  }

  #poll(): void {
    if (this.#poller.isRunning) return
    this.#poller.start(
      signal => this.#ports.poll(this.#channels, signal),
      isAnswered => this.#setMode(isAnswered ? 'polling' : 'offline'),
    )
  }

  #connect(): void {
    this.#disconnect()
    if (this.#mode === 'idle') this.#setMode('connecting')
    if (this.#ports.isStreaming?.() === false) {
      this.#poll()
      return
    }
    this.#connection = new AbortController()
    // Opening may hang as well.
    this.#listenForSilence()
    void this.#run(this.#connection.signal)
  }

  #disconnect(): void {
    this.#connection.abort()
    clearTimeout(this.#retryTimer)
    clearTimeout(this.#silenceTimer)
  }

  #fail(): void {
    this.#disconnect()
    this.#failures += 1
    if (!this.#poller.isRunning) this.#setMode('connecting')
    if (this.#failures >= failuresBeforePolling) this.#poll()
    const random = this.#ports.random ?? Math.random
    this.#retryTimer = setTimeout(() => this.#connect(), backoff(this.#failures, random()))
  }

  #listenForSilence(): void {
    clearTimeout(this.#silenceTimer)
    this.#silenceTimer = setTimeout(() => this.#fail(), silenceLimit)
  }

  async #run(signal: AbortSignal): Promise<void> {
    try {
      await this.#readAll(await this.#ports.open(this.#channels, signal), signal)
    } catch {
      // Why it ended changes nothing: it is tried again.
    }
    if (!signal.aborted) this.#fail()
  }

  /** Reads until the connection ends. Timers stand still while a device sleeps, so the clock is asked too. */
  async #readAll(body: ReadableStream<Uint8Array>, signal: AbortSignal): Promise<void> {
    const reader = body.getReader()
    signal.addEventListener('abort', () => void reader.cancel().catch(() => {}))
    const decoder = new TextDecoder()
    const parse = createEventParser(this.#ports.onEvent)
    const openedAt = Date.now()
    let heardAt = openedAt
    for (;;) {
      const { done, value } = await reader.read()
      if (done || signal.aborted || Date.now() - heardAt > silenceLimit) return
      heardAt = Date.now()
      // A server that hangs up at once, again and again, is not well yet.
      if (heardAt - openedAt > silenceLimit) this.#failures = 0
      this.#listenForSilence()
      this.#poller.stop()
      this.#setMode('live')
      parse(decoder.decode(value, { stream: true }))
    }
  }
}
