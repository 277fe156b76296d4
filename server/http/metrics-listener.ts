import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Log } from '../kernel/log.ts'

export interface MetricsListener {
  /** Its address, with the actual port. */
  readonly url: string
  close(): Promise<void>
}

interface MetricsText {
  read(): Promise<string>
  readonly contentType: string
}

/**
 * Serves the metrics of a process at `/metrics`, on a port of their own that customers never reach.
 * @throws Error when the port is taken
 */
export async function openMetricsListener(
  metrics: MetricsText,
  { host, port, log }: { readonly host: string; readonly port: number; readonly log: Log },
): Promise<MetricsListener> {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') return void response.writeHead(404).end()
    metrics.read().then(
      text => response.writeHead(200, { 'Content-Type': metrics.contentType }).end(text),
      (error: unknown) => {
        // The scrape fails, and with it the alarm "up == 0" goes off.
        log.error('metrics not read', error)
        response.writeHead(503).end()
      },
    )
  })
  server.listen(port, host)
  await once(server, 'listening')
  const address = server.address() as AddressInfo
  return {
    url: `http://${address.family === 'IPv6' ? `[${address.address}]` : address.address}:${address.port}`,
    async close() {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
}
