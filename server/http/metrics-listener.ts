import { once } from 'node:events'
import { createServer } from 'node:http'
import { isIP, type AddressInfo } from 'node:net'
import type { Config } from '../config.ts'
import type { Log } from '../kernel/log.ts'
import { HOST, REFUSAL, createHostCheck } from './allowed-hosts.ts'

export interface MetricsListener {
  /** Its address, with the actual port. */
  readonly url: string
  close(): Promise<void>
}

interface MetricsText {
  read(): Promise<string>
  readonly contentType: string
}

/** Whether a Host header is an address, which no name server can make point elsewhere. */
const isAddress = (host: string) => isIP(HOST.exec(host)?.[1]?.replaceAll(/[[\]]/g, '') ?? '') > 0

/**
 * Serves the metrics of a process at `/metrics`, on a port of their own that customers never reach, nor a page elsewhere whose name is made
 * to point here.
 * @throws Error when the port is taken
 */
export async function openMetricsListener(
  metrics: MetricsText,
  { config, log }: { readonly config: Config; readonly log: Log },
): Promise<MetricsListener> {
  const { metricsHost, metricsPort, hosts } = config
  const isNamed = createHostCheck({ ...config, hosts: [...hosts, metricsHost] })
  const server = createServer((request, response) => {
    const { host } = request.headers
    if (host !== undefined && !isAddress(host) && !isNamed(host))
      return void response.writeHead(421).end(REFUSAL)
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
  server.listen(metricsPort ?? 0, metricsHost)
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
