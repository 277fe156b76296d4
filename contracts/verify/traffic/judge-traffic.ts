/** Judges calls that somebody else has made, recorded or passing, by the schemas and rules of the specification. */
import type { Document, Operation } from '../document.ts'
import { pathValues } from '../operations.ts'
import type { Judge } from '../judge.ts'
import type { Row } from '../results.ts'
import { isSuccess, readJson, type HttpExchange } from '../wire.ts'
import { requestProblems } from './request-problems.ts'

/** A call as it was seen. */
export interface Seen {
  readonly method: string
  readonly url: URL
  /** By lower-case name. */
  readonly requestHeaders: Readonly<Record<string, string>>
  readonly requestBody: string
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  /** Decoded; undefined when it was not kept. */
  readonly body: string | undefined
  /** What a browser does not read as it was meant. */
  readonly flaws?: readonly string[]
  readonly milliseconds: number
  /** Why it cannot be judged, such as one that was aborted. */
  readonly unusable?: string
  /** Whether headers with secrets may have been removed by who recorded it. */
  readonly isSanitized?: boolean
  /** Whether the recording has no headers of the answer. */
  readonly lacksHeaders?: boolean
}

/** Judges a call; `number` is its place in the recording, from 1. */
export type JudgeTraffic = (seen: Seen, number: number) => Row

/** What stands for the operation of a call that belongs to none. */
export const NO_OPERATION = 'no operation'
const NO_BODY_STATUS = new Set([204, 304])

/** The path below the back end's address; undefined for another host or a path outside its prefix. */
function pathBelow(base: URL | undefined, url: URL): string | undefined {
  if (!base) return url.pathname
  const prefix = base.pathname.replace(/\/$/, '')
  if (url.origin !== base.origin || !url.pathname.startsWith(`${prefix}/`)) return undefined
  return url.pathname.slice(prefix.length)
}

/** The operation of a call. Without the back end's address, any host may have it, under any prefix. */
function operationOf(operations: readonly Operation[], base: URL | undefined, { method, url }: Seen) {
  const path = pathBelow(base, url)
  if (path === undefined) return undefined
  const isAt = (operation: Operation) => pathValues(operation, path, base !== undefined) !== undefined
  const all = operations.filter(operation => operation.method === method && isAt(operation))
  // A path without a parameter is more than one with it.
  return all.find(operation => !operation.path.includes('{')) ?? all[0]
}

/** Why a call belongs to no operation, without what differs from call to call. */
function whyUnknown(operations: readonly Operation[], base: URL | undefined, { method, url }: Seen): string {
  if (base && url.origin !== base.origin) return `another host: ${url.origin}`
  const path = pathBelow(base, url)
  if (path === undefined) return `outside of ${base?.pathname}: ${method} ${url.pathname}`
  if (method === 'OPTIONS') return 'the browser asks whether it may call (OPTIONS): no operation'
  const others = operations
    .filter(operation => pathValues(operation, path))
    .map(operation => operation.method)
  if (others.length > 0)
    return `${method} ${path}: the specification knows it with ${others.join(' and ')} only`
  return `${method} ${path}: not in the specification`
}

function whyUnusable({ status, body, unusable }: Seen): string | undefined {
  if (unusable) return unusable
  if (status === 0) return 'it has no answer'
  if (NO_BODY_STATUS.has(status)) return `HTTP ${status}: it has no body to judge`
  return body === undefined ? 'its body was not recorded' : undefined
}

/** The path below whatever prefix the server has. */
function pathOf({ path }: Operation, { pathname }: URL): string {
  const count = path.split('/').length - 1
  return `/${pathname.split('/').slice(-count).join('/')}`
}

const exchangeOf = (operation: Operation, seen: Seen): HttpExchange => {
  const { method, url, requestHeaders, requestBody, status, headers, body = '', milliseconds } = seen
  const { lacksHeaders = false, flaws = [] } = seen
  return {
    operation,
    sent: { method, target: pathOf(operation, url) + url.search, headers: requestHeaders, body: requestBody },
    received: {
      status,
      headers,
      body,
      json: readJson(body),
      milliseconds,
      profile: operation.profile,
      lacksHeaders,
      flaws,
    },
  }
}

/** A judge of traffic to the back end at `base`, or to any. */
export function createTrafficJudge(
  { document, operations, judge }: { document: Document; operations: readonly Operation[]; judge: Judge },
  base: URL | undefined,
): JudgeTraffic {
  return (seen, number) => {
    const operation = operationOf(operations, base, seen)
    const row = {
      suite: 'spec' as const,
      operation: operation?.id ?? NO_OPERATION,
      tag: operation?.tag ?? NO_OPERATION,
      name: `call ${number}: ${seen.method} ${seen.url.pathname}`,
      milliseconds: seen.milliseconds,
    }
    const reason = operation ? whyUnusable(seen) : whyUnknown(operations, base, seen)
    if (!operation || reason) return { ...row, outcome: 'not run', reason: reason ?? '' }
    const exchange = exchangeOf(operation, seen)
    const problems = [
      ...judge.answer(exchange),
      // What is refused may be anything; what is accepted must be allowed.
      ...(isSuccess(exchange.received)
        ? requestProblems({ document, judge }, exchange, seen.isSanitized === true)
        : []),
    ]
    return problems.length === 0
      ? { ...row, outcome: 'passed' }
      : { ...row, outcome: 'failed', problems, exchanges: [exchange] }
  }
}
