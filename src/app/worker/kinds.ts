/** What the worker does with a request: 'page' and 'settings' are asked for first and kept, an 'asset' never changes. */
export type Kind = 'page' | 'settings' | 'asset' | 'leave'

/**
 * Sorts a request by its address. What is not named here is left alone: above all the API, whose answers belong to somebody.
 * @param scope the folder of the app, an absolute URL that ends in a slash
 */
export function kindOf({ url, method }: Pick<Request, 'url' | 'method'>, scope: string): Kind {
  const path = url.replace(/[?#].*$/, '')
  if (method !== 'GET' || !path.startsWith(scope)) return 'leave'
  const rest = path.slice(scope.length)
  if (rest === '' || rest === 'index.html') return 'page'
  if (rest === 'config.json') return 'settings'
  return /^assets\/[^/]+-[\w-]{8,}\.\w+$/.test(rest) ? 'asset' : 'leave'
}
