/** A TCP proxy that breaks connections on purpose: by a reset, a delay, or by swallowing what either side sends. */
import { connect, createServer, type Server, type Socket } from 'node:net'

export const CUTS = ['reset', 'delay', 'swallow'] as const
/**
 * `reset`: both sides get a TCP reset. `delay`: what is sent arrives later. `swallow`: what is sent never arrives, while the connection
 * stays open.
 */
export type Cut = (typeof CUTS)[number]

interface Pair {
  readonly client: Socket
  readonly server: Socket
  /** Until when nothing passes. */
  delayedUntil: number
  isSwallowing: boolean
}

export class TcpProxy {
  readonly #pairs = new Set<Pair>()
  readonly #server: Server
  readonly #target: number

  /** Passes on what is sent to a port of this machine. */
  constructor(target: number) {
    this.#target = target
    this.#server = createServer({ noDelay: true, allowHalfOpen: true }, client => this.#accept(client))
  }

  /** @returns the port that it listens on */
  async listen(port = 0): Promise<number> {
    await new Promise<void>((resolve, reject) => {
      this.#server.once('error', reject).listen(port, '127.0.0.1', resolve)
    })
    const address = this.#server.address()
    return typeof address === 'object' && address ? address.port : port
  }

  get connections(): number {
    return this.#pairs.size
  }

  /**
   * Breaks the connections that exist, those made later are whole. A swallowing one is reset after `ms`, so that nothing is left behind.
   * @returns how many were broken
   */
  cut(kind: Cut, ms: number): number {
    for (const pair of this.#pairs) {
      if (kind === 'reset') reset(pair)
      else if (kind === 'delay') pair.delayedUntil = performance.now() + ms
      else {
        pair.isSwallowing = true
        setTimeout(() => reset(pair), ms).unref()
      }
    }
    return this.#pairs.size
  }

  async close(): Promise<void> {
    for (const pair of this.#pairs) reset(pair)
    await new Promise<void>(resolve => this.#server.close(() => resolve()))
  }

  #accept(client: Socket): void {
    const server = connect({ port: this.#target, host: '127.0.0.1', noDelay: true, allowHalfOpen: true })
    const pair: Pair = { client, server, delayedUntil: 0, isSwallowing: false }
    this.#pairs.add(pair)
    pass(pair, client, server)
    pass(pair, server, client)
    client.once('close', () => this.#pairs.delete(pair))
  }
}

function reset({ client, server }: Pair): void {
  client.resetAndDestroy()
  server.resetAndDestroy()
}

function pass(pair: Pair, from: Socket, to: Socket): void {
  // What comes after something delayed waits behind it.
  let last: Promise<void> = Promise.resolve()
  const inOrder = (action: () => void) => {
    const wait = pair.delayedUntil - performance.now()
    if (wait > 0) last = last.then(() => new Promise(resolve => setTimeout(resolve, wait)))
    last = last.then(action)
  }
  from.on('data', data => {
    from.pause()
    inOrder(() => {
      from.resume()
      if (!pair.isSwallowing && !to.destroyed) to.write(data)
    })
  })
  from.on('end', () => inOrder(() => void to.end()))
  from.on('error', () => reset(pair))
  from.on('close', () => inOrder(() => void to.destroySoon()))
}
