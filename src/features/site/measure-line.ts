import type { OperationPath } from '#src/api/generated/operations.ts'
import { buildGetRequest } from '#src/api/client.ts'
import { isEnvelope } from '#src/api/envelope.ts'
import { abortAfter } from '#src/lib/abort.ts'
import { currentLine } from '#src/stores/settings/line.ts'

const path: OperationPath = '/api/siteInfo/getSiteInfo'
const timeout = 5000

/**
 * The latency of a line for a public request, ms; undefined: no answer within five seconds. The faster of two
 * requests, as the first includes DNS and connection setup.
 * @param url base URL of the line, '' for the host of the page
 */
export async function measureLine(url: string): Promise<number | undefined> {
  const first = await measureOnce(url)
  const second = first === undefined ? undefined : await measureOnce(url)
  return second === undefined ? first : Math.min(first ?? second, second)
}

async function measureOnce(url: string): Promise<number | undefined> {
  const { url: currentUrl, headers } = buildGetRequest(path, {})
  // No token for a line that is only measured.
  const { Authorization: _untold, ...anonymous } = headers
  const started = performance.now()
  try {
    const response = await fetch(url + currentUrl.slice(currentLine().url.length), {
      headers: anonymous,
      cache: 'no-store',
      signal: abortAfter(timeout),
    })
    const answer: unknown = await response.json()
    if (!response.ok || !isEnvelope(answer)) return undefined
    return Math.max(1, Math.round(performance.now() - started))
  } catch {
    return undefined
  }
}
