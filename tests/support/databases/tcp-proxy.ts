/** A TCP proxy in front of a server, to break connections at a chosen moment. */
import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** What happens to incoming bytes: forwarded, dropped from now on, or both sides reset. */
export type ByteAction = 'pass' | 'swallow' | 'reset'

export interface TcpProxy {
  /** The server's URL through the proxy. */
  readonly url: string
  /** How many connections are open. */
  readonly open: number
  /** Decides on every chunk of a connection, in either direction. */
  onBytes: (bytes: Buffer, isRequest: boolean) => ByteAction
  /** How many of the next connections are reset as soon as they are made. */
  refused: number
  /** Leads the connections to come to another server. */
  leadTo(target: string): void
  /** Resets every connection, on both sides. */
  resetAll(): void
  close(): Promise<void>
}

export async function createTcpProxy(target: string): Promise<TcpProxy> {
  let upstreamUrl = new URL(target)
  const pairs = new Set<readonly [Socket, Socket]>()
  const server = createServer(client => {
    client.on('error', () => undefined)
    if (proxy.refused > 0) {
      proxy.refused--
      client.resetAndDestroy()
      return
    }
    const upstream = connect(Number(upstreamUrl.port), upstreamUrl.hostname)
    const pair = [client, upstream] as const
    pairs.add(pair)
    let isSwallowed = false
    const forward = (from: Socket, to: Socket, isRequest: boolean) => {
      from.on('error', () => undefined)
      from.on('close', () => {
        pairs.delete(pair)
        to.destroy()
      })
      from.on('data', (bytes: Buffer) => {
        const fate = isSwallowed ? 'swallow' : proxy.onBytes(bytes, isRequest)
        isSwallowed ||= fate === 'swallow'
        if (fate === 'reset') reset(pair)
        else if (fate === 'pass') to.write(bytes)
      })
    }
    forward(client, upstream, true)
    forward(upstream, client, false)
  })
  const reset = ([client, upstream]: readonly [Socket, Socket]) => {
    client.resetAndDestroy()
    upstream.resetAndDestroy()
  }
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = new URL(target)
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  const proxy: TcpProxy = {
    url: url.href,
    get open() {
      return pairs.size
    },
    onBytes: () => 'pass',
    refused: 0,
    leadTo: to => (upstreamUrl = new URL(to)),
    resetAll: () => pairs.forEach(reset),
    close: async () => {
      pairs.forEach(reset)
      server.close()
      await once(server, 'close')
    },
  }
  return proxy
}
