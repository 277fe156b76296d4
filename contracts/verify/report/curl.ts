/** A request as a command for a shell. */
import { curlHeaders } from '../given-headers.ts'
import type { HttpExchange } from '../wire.ts'

const quoted = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`

/** The request of an exchange to a back end; its token and given headers are variables. */
export function curlOf({ operation, sent }: HttpExchange, url: string, given: readonly string[]): string {
  const { session } = operation
  const headers = Object.entries(sent.headers).map(([name, value]) =>
    name.toLowerCase() === session.name.toLowerCase() && value !== ''
      ? ` -H "${name}: ${value.startsWith(session.prefix) ? session.prefix : ''}$TOKEN"`
      : ` -H ${quoted(`${name}: ${value}`)}`,
  )
  return [
    `curl -i -X ${sent.method} ${quoted(url.replace(/\/$/, '') + sent.target)}`,
    ...headers,
    curlHeaders(given, Object.keys(sent.headers)),
    sent.body === '' ? '' : ` --data-raw ${quoted(sent.body)}`,
  ].join('')
}
