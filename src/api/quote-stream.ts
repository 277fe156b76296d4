import { createParser, type EventSourceMessage } from 'eventsource-parser'

/**
 * idle: no channels. connecting: no message yet, or none since the connection was lost. live: the latest message is
 * within the silence limit. polling: lists are polled instead. offline: polling fails as well.
 */
export type QuoteMode = 'idle' | 'connecting' | 'live' | 'polling' | 'offline'

export interface StreamStatus {
  mode: QuoteMode
  /** Epoch ms. */
  since: number
}

export interface QuoteStreamPorts {
  /** Opens the stream of the channels; rejects when it is not available. */
  open: (channels: readonly string[], signal: AbortSignal) => Promise<ReadableStream<Uint8Array>>
  /** Fetches the channels' quotes once; rejects when there is no answer. */
  poll: (channels: readonly string[], signal: AbortSignal) => Promise<void>
  onEvent: (event: EventSourceMessage) => void
  onStatus: (status: StreamStatus) => void
  /** Whether the deployment streams; otherwise lists are polled from the start. */
  isStreaming?: () => boolean
  /** Jitter for the reconnections of many devices: 0 to 1. */
  random?: () => number
}

/** The server sends a heartbeat at least every 5 s: after two missed ones the connection counts as dead. */
export const silenceLimit = 12_000
/** Characters of one event: several times a frame of 5,000 quotes, of about 110 each. */
const maxEventSize = 4_000_000
export const pollInterval = 3000
/** Consecutive failures after which lists are polled, while the stream is still retried. */
export const failuresBeforePolling = 3
const initialDelay = 1000
const maxDelay = 30_000

/** Exponential backoff with jitter: half to all of the delay. */
function backoff(failures: number, random: number): number {
  return Math.min(maxDelay, initialDelay * 2 ** Math.max(0, failures - 1)) * (0.5 + random / 2)
}

/** Polls repeatedly, each time after the previous answer, until stopped. */
class Poller {
  #controller: AbortController | undefined
  #timer: ReturnType<typeof setTimeout> | undefined

  get isRunning(): boolean {
    return this.#controller !== undefined
  }

  start(poll: (signal: AbortSignal) => Promise<void>, onResult: (isAnswered: boolean) => void): void {
    const { signal } = (this.#controller ??= new AbortController())
    const pollOnce = async (): Promise<void> => {
      const isAnswered = await poll(signal).then(
        () => true,
        () => false,
      )
      if (signal.aborted) return
      onResult(isAnswered)
      this.#timer = setTimeout(() => void pollOnce(), pollInterval)
    }
    void pollOnce()
  }

  stop(): void {
    this.#controller?.abort()
    this.#controller = undefined
    clearTimeout(this.#timer)
  }
}

/**
 * Keeps one quote stream alive: reconnects with exponential backoff and jitter, treats silence as a lost connection
 * (half-open socket, laptop asleep), and polls while the stream is down, always trying to return to it.
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

  /** Subscribes to these channels from now on; none: closes everything. */
  follow(channels: readonly string[]): void {
    if (channels.join() === this.#channels.join()) return
    this.#channels = channels
    this.restart()
  }

  /** Reconnects, e.g. after a change of line. */
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
    // Opening may hang as well, so the timer starts here.
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
      const body = await this.#ports.open(this.#channels, signal)
      const parser = createParser({
        maxBufferSize: maxEventSize,
        onEvent: this.#ports.onEvent,
        onError: ({ type }) => type === 'max-buffer-size-exceeded' && this.#fail(),
      })
      await this.#readAll(body, signal, text => parser.feed(text))
    } catch {
      // The reason does not matter: it reconnects.
    }
    if (!signal.aborted) this.#fail()
  }

  /** Reads until the connection ends. Timers stop while a device sleeps, so the clock is checked too. */
  async #readAll(
    body: ReadableStream<Uint8Array>,
    signal: AbortSignal,
    onText: (text: string) => void,
  ): Promise<void> {
    const reader = body.getReader()
    signal.addEventListener('abort', () => void reader.cancel().catch(() => {}))
    const decoder = new TextDecoder()
    const openedAt = Date.now()
    let lastMessageAt = openedAt
    for (;;) {
      const { done, value } = await reader.read()
      if (done || signal.aborted || Date.now() - lastMessageAt > silenceLimit) return
      lastMessageAt = Date.now()
      // A server that keeps closing new connections has not recovered.
      if (lastMessageAt - openedAt > silenceLimit) this.#failures = 0
      this.#listenForSilence()
      this.#poller.stop()
      this.#setMode('live')
      onText(decoder.decode(value, { stream: true }))
    }
  }
}
