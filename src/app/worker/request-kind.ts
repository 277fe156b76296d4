/** How the worker handles a request: 'page' and 'settings' network first, 'asset' cache first, 'leave' not at all. */
export type RequestKind = 'page' | 'settings' | 'asset' | 'leave'

/**
 * Classifies a request by its URL. Everything else is left to the browser, above all the API, whose answers are private.
 * @param scope the base URL of the app, absolute, with a trailing slash
 */
export function requestKind({ url, method }: Pick<Request, 'url' | 'method'>, scope: string): RequestKind {
  const path = url.replace(/[?#].*$/, '')
  if (method !== 'GET' || !path.startsWith(scope)) return 'leave'
  const rest = path.slice(scope.length)
  if (rest === '' || rest === 'index.html') return 'page'
  if (rest === 'config.json') return 'settings'
  return /^assets\/[^/]+-[\w-]{8,}\.\w+$/.test(rest) ? 'asset' : 'leave'
}
