/** A failing row in words: what was sent, what came back, what the specification says, and where it says so. */
import { at, type Document } from '../document.ts'
import type { FailedRow } from '../results.ts'
import type { SourceLines } from '../source-lines.ts'
import type { Exchange, Problem } from '../wire.ts'

export interface Explained {
  readonly says: string
  /** The sentence of the specification, shortened; empty when there is nothing to quote. */
  readonly quote: string
  /** `openapi/paths/trade.yaml:41`; empty when nothing in particular is broken. */
  readonly line: string
}

export type Explain = (problem: Problem) => Explained

const LONGEST = 600
export const shorten = (text: string, longest = LONGEST): string =>
  text.length > longest ? `${text.slice(0, longest)}… (${text.length - longest} characters more)` : text

/** A whole operation, or a long object, says less than its line. */
function quoteOf(document: Document, pointer: string): string {
  try {
    const text = JSON.stringify(at(document, pointer)) ?? ''
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

/** A token is not written into reports, which end up in logs. */
const masked = (name: string, value: string) =>
  name.toLowerCase() === 'authorization' && value.length > 12 ? `${value.slice(0, 8)}…` : value

/** The request as text, as it went over the wire. */
export function sentText({ sent }: Exchange): string {
  const headers = Object.entries(sent.headers).map(([name, value]) => `${name}: ${masked(name, value)}`)
  return [`${sent.method} ${sent.target}`, ...headers, ...(sent.body ? ['', shorten(sent.body)] : [])].join(
    '\n',
  )
}

const SHOWN_HEADERS = /^(content-type|content-language|access-control-.*|location|www-authenticate)$/

/** The answer as text. */
export function receivedText({ received }: Exchange): string {
  const headers = Object.entries(received.headers)
    .filter(([name]) => SHOWN_HEADERS.test(name))
    .map(([name, value]) => `${name}: ${value}`)
  const body = received.body.replaceAll(/("token"\s*:\s*"[^"]{8})[^"]+/g, '$1…')
  return [`HTTP ${received.status}`, ...headers, '', shorten(body)].join('\n')
}

/** Rows that failed for the same reason, so that one mistake that breaks a hundred rows is told once. */
export function signatureOf({ suite, name, problems }: FailedRow): string {
  const general = (text: string) => text.replace(/\[\d+\]/g, '[…]').replace(/"[^"]*"/g, '"…"')
  return `${suite} ${problems[0] ? general(problems[0].says) : name}`
}
