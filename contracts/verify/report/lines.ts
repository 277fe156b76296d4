/** Text about a failed row: request, answer, the violated part of the specification, and its source line. */
import { valueAt, type Document } from '../document.ts'
import type { SourceLines } from '../specification/source-lines.ts'
import type { HttpExchange, Violation } from '../wire.ts'

export interface Explained {
  readonly says: string
  /** The violated part of the specification, shortened; empty when there is nothing to quote. */
  readonly quote: string
  /** `openapi.yaml:41`; empty when no particular part is violated. */
  readonly line: string
}

export type Explain = (problem: Violation) => Explained

const MAX_LENGTH = 600
export const shorten = (text: string, longest = MAX_LENGTH): string =>
  text.length > longest ? `${text.slice(0, longest)}… (${text.length - longest} characters more)` : text

/** Whole operations and long objects are not quoted; their line is enough. */
function quoteOf(document: Document, pointer: string): string {
  try {
    const text = JSON.stringify(valueAt(document, pointer)) ?? ''
    const keyword = pointer.split('/').at(-1) ?? ''
    return text.length > 300 ? '' : `${keyword}: ${text}`
  } catch {
    return ''
  }
}

/** Explains problems by a document and its sources. */
export const createExplain =
  (document: Document, lineOf: SourceLines): Explain =>
  ({ says, pointer }) => ({
    says,
    quote: pointer === undefined ? '' : quoteOf(document, pointer),
    line: pointer === undefined ? '' : lineOf(pointer),
  })

/** Masks tokens, as reports end up in logs. */
const masked = (name: string, value: string) =>
  name.toLowerCase() === 'authorization' && value.length > 12 ? `${value.slice(0, 8)}…` : value

/** The request as text, as it went over the wire. */
export function sentText({ sent }: HttpExchange): string {
  const headers = Object.entries(sent.headers).map(([name, value]) => `${name}: ${masked(name, value)}`)
  return [`${sent.method} ${sent.target}`, ...headers, ...(sent.body ? ['', shorten(sent.body)] : [])].join(
    '\n',
  )
}

const SHOWN_HEADERS = /^(content-type|content-language|access-control-.*|location|www-authenticate)$/

/** The answer as text. */
export function receivedText({ received }: HttpExchange): string {
  const headers = Object.entries(received.headers)
    .filter(([name]) => SHOWN_HEADERS.test(name))
    .map(([name, value]) => `${name}: ${value}`)
  const body = received.body.replaceAll(/("token"\s*:\s*"[^"]{8})[^"]+/g, '$1…')
  return [`HTTP ${received.status}`, ...headers, '', shorten(body)].join('\n')
}
