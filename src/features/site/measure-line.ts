import { lineRequest } from '#src/api/client.ts'
import { isEnvelope } from '#src/api/envelope.ts'
import { currentLine } from '#src/stores/line.ts'

const path = '/api/siteInfo/getSiteInfo'
const patience = 5000

/**
 * How long a line takes to answer something that anybody may ask, ms; undefined: it does not answer within five
 * seconds. The faster of two, as the first one also looks for the host and greets it.
 * @param url where the line is, '' for the page's own host
 */
export async function measureLine(url: string): Promise<number | undefined> {
  const first = await ask(url)
  const second = first === undefined ? undefined : await ask(url)
  return second === undefined ? first : Math.min(first ?? second, second)
}

async function ask(url: string): Promise<number | undefined> {
  const { url: own, headers } = lineRequest(path, {})
  // A line that is only being tried is not told who asks.
  const { Authorization: _untold, ...anonymous } = headers
  const started = performance.now()
  try {
    const response = await fetch(url + own.slice(currentLine().url.length), {
      headers: anonymous,
      cache: 'no-store',
      signal: AbortSignal.timeout(patience),
    })
    const answer: unknown = await response.json()
    if (!response.ok || !isEnvelope(answer)) return undefined
    return Math.max(1, Math.round(performance.now() - started))
  } catch {
    return undefined
  }
}
