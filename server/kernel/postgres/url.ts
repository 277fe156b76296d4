/** One server that DATABASE_URL names. */
export interface PostgresHost {
  /** `host:port`, for logs. */
  readonly name: string
  readonly url: string
}

/** user and password, hosts, the rest. A URL with several hosts is libpq's; the URL of the platform refuses it. */
const PARTS = /^(postgres(?:ql)?:\/\/(?:[^@/?]*@)?)([^/?@]*)([^?]*)(?:\?(.*))?$/

const HOST = /^(?:[a-z0-9._-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i

/** What libpq accepts for `target_session_attrs`, of which this program can use two. */
const TARGETS = new Set(['any', 'read-write'])

/**
 * The servers of a URL such as `postgresql://user@one:5432,two:5432/fairline?target_session_attrs=read-write`, each with a URL of its own.
 * @throws RangeError for a text that is no such URL
 */
export function parseHosts(url: string): {
  readonly hosts: readonly PostgresHost[]
  readonly readWrite: boolean
} {
  const [, start = '', list = '', path = '', query = ''] = PARTS.exec(url) ?? []
  const names = list.split(',')
  if (start === '' || (list !== '' && !names.every(name => HOST.test(name)))) {
    throw new RangeError('Not an address of PostgreSQL.')
  }
  const params = new URLSearchParams(query)
  const target = params.get('target_session_attrs') ?? 'any'
  if (!TARGETS.has(target)) throw new RangeError('target_session_attrs must be read-write or any.')
  params.delete('target_session_attrs')
  const rest = params.size > 0 ? `${path}?${params}` : path
  const hosts = names.map(name => ({ name, url: `${start}${name}${rest}` }))
  return { hosts, readWrite: hosts.length > 1 || target === 'read-write' }
}

/** Whether it is such a URL. */
export function isPostgresUrl(text: string): boolean {
  try {
    return parseHosts(text).hosts.length > 0
  } catch {
    return false
  }
}
