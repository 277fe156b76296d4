/** The hosts that this process answers for: a page elsewhere whose name is made to point here (DNS rebinding) must not be served. */
import type { MiddlewareHandler } from 'hono'
import type { Socket } from 'node:net'
import type { Config } from '../config.ts'
import type { SecurityLog } from '../kernel/security-log.ts'
import { addressKey } from '../kernel/address-key.ts'
import { endConnection, type Env, type Incoming } from './incoming.ts'
import { DATA_HEADERS } from './security-headers.ts'

/** A Host header as browsers send it: its name, in brackets where it is an IPv6 address, and its port. */
export const HOST = /^([a-z0-9.-]{1,253}|\[[0-9a-f:]{2,39}\])(?::(\d{1,5}))?$/i

const OWN_NAMES = ['localhost', '127.0.0.1', '[::1]']
/** Load balancers ask for these by address, or by any name. */
const UNCHECKED = new Set(['/healthz', '/readyz'])
export const REFUSAL =
  'This host name is not served here. If it should be, its operator has to add it to HOSTS.\n'

type HostSettings = Pick<Config, 'hosts' | 'host' | 'lines' | 'origins' | 'passkeyRpId' | 'passkeyOrigins'>

/** An address as it is in a Host header; IPv4 addresses also where the socket writes them as IPv6. */
function hostOfAddress(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/, '')
  return plain.includes(':') ? `[${plain}]` : plain
}

/** The host names that the settings mention, in lower case and without ports. */
function namesOf({
  hosts,
  host,
  lines = [],
  origins,
  passkeyRpId,
  passkeyOrigins,
}: HostSettings): Set<string> {
  const urls = [...lines.flatMap(({ url }) => (url === '' ? [] : [url])), ...origins, ...passkeyOrigins]
  const names = [
    ...OWN_NAMES,
    ...hosts,
    hostOfAddress(host),
    passkeyRpId,
    ...urls.map(url => new URL(url).hostname),
  ]
  return new Set(names.map(name => name.toLowerCase()))
}

/** What says whether a Host header is of these settings, or the address at which the connection has arrived. */
export function createHostCheck(settings: HostSettings): (host: string, socket?: Socket) => boolean {
  const names = namesOf(settings)
  return (host, socket) => {
    const name = HOST.exec(host)?.[1]?.toLowerCase()
    return name !== undefined && (names.has(name) || name === hostOfAddress(socket?.localAddress ?? ''))
  }
}

/**
 * Refuses requests for other hosts than those of the settings, and than the address at which they arrive, with 421 (RFC 9110, 15.5.20).
 * HTTP/1.0 without a Host is no browser's, and is answered.
 * @param limit the rate limit of refusals
 */
export function checkHost(
  { config, security }: { readonly config: Config; readonly security: SecurityLog },
  incomingOf: (context: Parameters<MiddlewareHandler<Env>>[0]) => Incoming,
  limit: MiddlewareHandler<Env>,
): MiddlewareHandler<Env> {
  const isOwn = createHostCheck(config)
  const isAllowed = ({ host, path, connection }: Incoming): boolean =>
    host === undefined || UNCHECKED.has(path) || isOwn(host, connection?.incoming.socket)
  return async (context, next) => {
    const incoming = incomingOf(context)
    if (isAllowed(incoming)) return next()
    return limit(context, async () => {
      security.note('host_refused', { address: addressKey(incoming.address) })
      endConnection(incoming, config)
      const headers = { ...DATA_HEADERS, 'Content-Type': 'text/plain; charset=utf-8' }
      context.res = context.body(REFUSAL, 421, headers)
    })
  }
}
