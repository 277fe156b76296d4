/** CORS: only pages of our own lines may call each other [R7.3]. */
import type { Context, MiddlewareHandler } from 'hono'
import { cors } from 'hono/cors'
import type { Env, Incoming } from './incoming.ts'

const EXPOSED_HEADERS = 'Content-Language, Content-Disposition'

/** Whether pages of an origin may call a host. */
type OriginCheck = (origin: string, host: string) => boolean

/** Answers preflight requests. */
export function preflight(
  isAllowedOrigin: OriginCheck,
  incomingOf: (context: Context<Env>) => Incoming,
): MiddlewareHandler<Env> {
  return cors({
    origin: (origin, context) => (isAllowedOrigin(origin, incomingOf(context).host ?? '') ? origin : null),
    allowMethods: ['GET, POST'],
    allowHeaders: ['authorization, languageid, accept-language, content-type'],
    exposeHeaders: [EXPOSED_HEADERS],
    maxAge: 7200,
  })
}

/**
 * The headers that let a page of this origin read an answer. Hono's `cors` would take about twice the processor time per call of
 * the API (tests/bench/middleware.ts), and a stream, which writes its own response, would go without.
 */
export function corsHeaders(origin: string): Record<string, string> {
  return {
    'Access-Control-Allow-Origin': origin,
    'Access-Control-Expose-Headers': EXPOSED_HEADERS,
  }
}
