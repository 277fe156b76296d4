/** A server in front of PostgreSQL that speaks TLS as PostgreSQL does, to a database that need not. */
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { TLSSocket } from 'node:tls'
import type { CertificateFiles } from '../certificates.ts'

/** What a client sends first to ask for TLS (the protocol's SSLRequest): its length, and a code. */
const SSL_REQUEST = Buffer.from([0, 0, 0, 8, 4, 210, 22, 47])

export interface TlsProxy {
  /** The port on 127.0.0.1. */
  readonly port: number
  /** What each client has sent first. */
  readonly opened: readonly ('tls' | 'plain')[]
  close(): void
}

/** Without a certificate, it answers that it speaks no TLS. */
export async function createTlsProxy(target: URL, files: CertificateFiles | undefined): Promise<TlsProxy> {
  const opened: ('tls' | 'plain')[] = []
  const sockets = new Set<Socket>()
  const join = (client: Socket, first?: Buffer) => {
    const upstream = connect(Number(target.port), target.hostname)
    sockets.add(upstream)
    for (const socket of [client, upstream]) socket.on('error', () => undefined)
    client.on('close', () => upstream.destroy())
    upstream.on('close', () => client.destroy())
    if (first) upstream.write(first)
    client.pipe(upstream).pipe(client)
  }
  const server = createServer(client => {
    sockets.add(client)
    client.on('error', () => undefined)
    client.once('data', (bytes: Buffer) => {
      const isTls = bytes.equals(SSL_REQUEST)
      opened.push(isTls ? 'tls' : 'plain')
      if (!isTls) return join(client, bytes)
      client.write(files ? 'S' : 'N')
      if (!files) return undefined
      const { cert, key } = files
      return join(new TLSSocket(client, { isServer: true, cert: readFileSync(cert), key: readFileSync(key) }))
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    opened,
    close() {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}
