import type { Config, LineSetting } from '../config.ts'

/** A host name with an optional port, as browsers send it; anything else is not answered by name. */
const HOST = /^([a-z0-9.-]{1,253}|\[[0-9a-f:]{2,39}\])(?::(\d{1,5}))?$/i
const MOST_HOSTS = 100

/** The two lines as this visitor reaches them [R7.3]. */
export interface Lines {
  readonly list: readonly LineSetting[]
  /** The origins of the lines that are not the page's own, for the content security policy. */
  readonly otherOrigins: readonly string[]
}

/** Remembers what a function gives for a text, for so many texts. */
function remembering<Value>(compute: (text: string) => Value): (text: string) => Value {
  const known = new Map<string, Value>()
  return text => {
    const found = known.get(text)
    if (found !== undefined) return found
    if (known.size >= MOST_HOSTS) known.clear()
    const value = compute(text)
    known.set(text, value)
    return value
  }
}

/** Without names of their own the app numbers them in the reader's language. */
const LINE_NAMES = ['', ''] as const

/** Where the second listener of this process is. */
export const secondPort = (config: Pick<Config, 'port'>) => config.port + 1

/**
 * Gives the lines for a Host header. Without LINES the second is the other port of the same host name; behind a proxy nobody here
 * can know such a port, so that it is the first once more.
 */
export function createLines(config: Pick<Config, 'lines' | 'port' | 'trustProxy'>): (host: string) => Lines {
  return remembering(host => {
    const [, name, port] = HOST.exec(host) ?? []
    const other = Number(port) === secondPort(config) ? config.port : secondPort(config)
    const neighbour = name && !config.trustProxy ? `http://${name.toLowerCase()}:${other}` : ''
    const list =
      config.lines ?? LINE_NAMES.map((line, index) => ({ name: line, url: index === 0 ? '' : neighbour }))
    return { list, otherOrigins: [...new Set(list.map(({ url }) => url).filter(url => url !== ''))] }
  })
}

/**
 * Whether pages of an origin may call a host: those that this process serves itself, from either port of the same host name, and
 * those that ORIGINS names.
 */
export function createOriginCheck(
  config: Pick<Config, 'origins' | 'port'>,
): (origin: string, host: string) => boolean {
  const named = new Set(config.origins)
  const ports = new Set([String(config.port), String(secondPort(config))])
  const isOwn = remembering((both: string) => {
    const [origin = '', host = ''] = both.split(' ')
    const [, scheme, name, port] =
      /^(https?):\/\/([a-z0-9.-]{1,253}|\[[0-9a-f:]{2,39}\])(?::(\d{1,5}))?$/.exec(origin) ?? []
    const [, hostName] = HOST.exec(host) ?? []
    if (!scheme || name !== hostName?.toLowerCase()) return false
    return (
      origin === `${scheme}://${host.toLowerCase()}` || ports.has(port ?? (scheme === 'https' ? '443' : '80'))
    )
  })
  return (origin, host) => named.has(origin) || isOwn(`${origin} ${host}`)
}
