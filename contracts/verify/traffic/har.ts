/** Reads recorded traffic: HTTP archives (HAR 1.2), which every browser and most proxies save. */
import { readFileSync } from 'node:fs'
import { readContent } from '../content.ts'
import { UsageError } from '../usage.ts'
import type { Seen } from './judge-traffic.ts'

interface Pair {
  name: string
  value: string
}
interface Entry {
  time?: number
  request: {
    method: string
    url: string
    headers?: Pair[]
    postData?: { mimeType?: string; text?: string; params?: Pair[] }
  }
  response: {
    status: number
    headers?: Pair[]
    content?: { text?: string; encoding?: string; mimeType?: string; size?: number }
  }
}

/** Repeated headers are joined, as on the wire. */
function headersOf(pairs: readonly Pair[] = []): Record<string, string> {
  const headers: Record<string, string> = {}
  for (const { name, value } of pairs) {
    const key = name.toLowerCase()
    headers[key] = headers[key] === undefined ? value : `${headers[key]}, ${value}`
  }
  return headers
}

function requestBodyOf({ postData }: Entry['request']): string {
  if (postData?.text !== undefined) return postData.text
  const params = (postData?.params ?? []).map(({ name, value }): [string, string] => [name, value ?? ''])
  return new URLSearchParams(params).toString()
}

/** The bytes of a body, whose encodings the recorder has undone. */
function bytesOf({ content }: Entry['response']): Buffer | undefined {
  if (content?.text === undefined) return content?.size === 0 ? Buffer.of() : undefined
  return Buffer.from(content.text, content.encoding === 'base64' ? 'base64' : 'utf8')
}

function seenOf({ request, response, time = 0 }: Entry, isSanitized: boolean): Seen {
  const headers = headersOf(response.headers)
  const type = response.content?.mimeType
  const whole = type && !headers['content-type'] ? { ...headers, 'content-type': type } : headers
  const { 'content-encoding': _, ...plain } = whole
  const bytes = bytesOf(response)
  const content = bytes && readContent(bytes, plain)
  return {
    method: request.method.toUpperCase(),
    url: new URL(request.url),
    requestHeaders: headersOf(request.headers),
    requestBody: requestBodyOf(request),
    status: response.status,
    headers: whole,
    body: content?.text,
    flaws: content?.flaws ?? [],
    milliseconds: time,
    isSanitized,
    // No answer is without any header on the wire.
    lacksHeaders: (response.headers ?? []).length === 0,
  }
}

/** The calls of an archive, in its order. @throws UsageError when it is none */
export function readHar(file: string): Seen[] {
  try {
    const text = readFileSync(file, 'utf8').replace(/^\uFEFF/, '')
    const { entries } = (JSON.parse(text) as { log: { entries: Entry[] } }).log
    const calls = entries.filter(({ request }) => /^https?:/i.test(request.url))
    // Browsers leave out every Authorization unless they are told not to.
    const hasToken = calls.some(({ request }) => headersOf(request.headers)['authorization'] !== undefined)
    return calls.map(entry => seenOf(entry, !hasToken))
  } catch (error) {
    throw new UsageError(`--har ${file}: this is no HTTP archive (${(error as Error).message}).`)
  }
}
