import type { Config, LineSetting } from '../config.ts'
import { HOST } from './allowed-hosts.ts'

const MAX_HOSTS = 100

/** The two lines as this visitor reaches them [R7.3]. */
export interface Lines {
  readonly list: readonly LineSetting[]
  /** The origins of the lines that are not the page's own, for the content security policy. */
  readonly otherOrigins: readonly string[]
}

/** Memoizes a function of a text, for up to MAX_HOSTS texts. */
function memoize<Value>(compute: (text: string) => Value): (text: string) => Value {
  const known = new Map<string, Value>()
  return text => {
    const cached = known.get(text)
    if (cached !== undefined) return cached
    if (known.size >= MAX_HOSTS) known.clear()
    const value = compute(text)
    known.set(text, value)
    return value
  }
}

/** The app numbers lines without a name in the user's language. */
const LINE_NAMES = ['', ''] as const

/** The port of the second listener of this process. */
export const secondPort = (config: Pick<Config, 'port'>) => config.port + 1

/**
 * Gives the lines for a Host header. Without LINES the second line is the other port of the same host; behind a proxy that port is
 * unknown, so both lines are the same.
 */
export function createLines(
  config: Pick<Config, 'lines' | 'port' | 'trustProxy' | 'tls'>,
): (host: string) => Lines {
  const scheme = config.tls ? 'https' : 'http'
  return memoize(host => {
    const [, name, port] = HOST.exec(host) ?? []
    const other = Number(port) === secondPort(config) ? config.port : secondPort(config)
    const secondLineUrl = name && !config.trustProxy ? `${scheme}://${name.toLowerCase()}:${other}` : ''
    const list =
      config.lines ?? LINE_NAMES.map((line, index) => ({ name: line, url: index === 0 ? '' : secondLineUrl }))
    return { list, otherOrigins: [...new Set(list.map(({ url }) => url).filter(url => url !== ''))] }
  })
}

/**
 * Whether pages of an origin may call a host: those served by this process, from either port of the same host, and those listed in
 * ORIGINS.
 */
export function createOriginCheck(
  config: Pick<Config, 'origins' | 'port'>,
): (origin: string, host: string) => boolean {
  const allowed = new Set(config.origins)
  const ports = new Set([String(config.port), String(secondPort(config))])
  const isOwn = memoize((originAndHost: string) => {
    const [origin = '', host = ''] = originAndHost.split(' ')
    const [, scheme, name, port] =
      /^(https?):\/\/([a-z0-9.-]{1,253}|\[[0-9a-f:]{2,39}\])(?::(\d{1,5}))?$/.exec(origin) ?? []
    const [, hostName] = HOST.exec(host) ?? []
    if (!scheme || name !== hostName?.toLowerCase()) return false
    return (
      origin === `${scheme}://${host.toLowerCase()}` || ports.has(port ?? (scheme === 'https' ? '443' : '80'))
    )
  })
  return (origin, host) => allowed.has(origin) || isOwn(`${origin} ${host}`)
}
