import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { randomUUID } from 'node:crypto'
import type { Spec } from './openapi/spec.ts'
import { specValidatorOf, type SpecValidator } from './openapi/spec-validator.ts'
import { ignoreDefaultBody } from './openapi/default-body.ts'
import { createDefaultBody, type DefaultBody } from './features/site/default-body.ts'
import { createApi, type Incoming, type Outcome } from './http/api.ts'
import { PREFLIGHT_HEADERS, corsHeaders } from './http/cors.ts'
import type { Services } from './services.ts'
import { FILE_RATE_LIMIT } from './http/file-rate-limit.ts'
import { createLimiter, noLimit } from './kernel/rate-limiter.ts'
import { createLines, createOriginCheck } from './http/lines.ts'
import { createPages, fileResponse } from './http/pages.ts'
import { apiResponse } from './http/api-response.ts'
import { COMMON_HEADERS, DATA_HEADERS, HSTS_HEADERS } from './http/security-headers.ts'
import { createSpecFile } from './http/spec-file.ts'
import { createStaticFiles } from './http/static-files.ts'
import { badgeResponse } from './http/product-badge.ts'
import { handlers } from './handlers.ts'
import { healthResponse } from './http/health.ts'

export interface AppOptions extends Services {
  /** The bundled specification, openapi/bundle.json. */
  readonly spec: Spec
  /** Folder of the built app; without it only the API is served. */
  readonly staticFolder?: string | undefined
}

/** The whole back end as one function from request to response. */
export type App = Hono<{ Bindings: HttpBindings | undefined }> & { readonly specValidator: SpecValidator }

const json = (value: unknown, headers: Record<string, string>, status = 200) =>
  new Response(JSON.stringify(value), {
    status,
    headers: { ...headers, 'Content-Type': 'application/json; charset=utf-8' },
  })

/** Reads a request once: Node's own headers where there are any, as they are parsed already. */
function readIncoming(request: Request, connection: HttpBindings | undefined, trustProxy: boolean): Incoming {
  const { url } = request
  const pathStart = url.indexOf('/', 8)
  const queryStart = url.indexOf('?', pathStart)
  const headers = connection?.incoming?.headers
  const header = headers
    ? (name: string) => {
        const value = headers[name]
        return typeof value === 'object' ? value.join(', ') : value
      }
    : (name: string) => request.headers.get(name) ?? undefined
  // The last address was added by our own proxy; those before it can be forged.
  const forwarded = trustProxy ? header('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined
  return {
    request,
    method: request.method,
    path: queryStart === -1 ? url.slice(pathStart) : url.slice(pathStart, queryStart),
    query: queryStart === -1 ? '' : url.slice(queryStart + 1),
    header,
    address: forwarded ?? connection?.incoming?.socket.remoteAddress ?? 'local',
    connection: connection?.incoming ? connection : undefined,
  }
}

/** Adds the headers that are only sent over TLS. */
function withTlsHeaders(response: Response): Response {
  for (const [name, value] of Object.entries(HSTS_HEADERS)) response.headers.set(name, value)
  return response
}

/** The paths that are neither API nor files: config, health, specification, docs, badges. */
function createSystemRoutes(
  options: AppOptions,
  linesOf: ReturnType<typeof createLines>,
  defaultBody: DefaultBody,
) {
  const { config, spec } = options
  const specFile = createSpecFile(spec)
  return async (incoming: Incoming): Promise<Response | undefined> => {
    const { method, path, header } = incoming
    if (method !== 'GET') return undefined
    if (path === '/config.json') {
      const { list } = linesOf(header('host') ?? '')
      const { siteName, home, me } = config
      await defaultBody.read()
      const settings = { siteName, lines: list, defaultBody: defaultBody.fields(), stream: true, home, me }
      return json(settings, DATA_HEADERS)
    }
    if (path === '/healthz') return healthResponse(options, spec.info.version)
    if (path === '/openapi.json') return fileResponse(await specFile(), incoming, DATA_HEADERS)
    if (path === '/docs')
      return new Response(null, { status: 302, headers: { ...COMMON_HEADERS, Location: '/docs/' } })
    return badgeResponse(path)
  }
}

/** Rate limit per address for everything outside the API; gives the 429 response when it is exceeded. */
function createFileRateLimit({ config, clock }: Services): (address: string) => Response | undefined {
  const limit = config.rateLimits ? createLimiter({ ...FILE_RATE_LIMIT, clock }) : noLimit
  return address => {
    const seconds = limit(address)
    if (seconds === 0) return undefined
    const headers = { ...DATA_HEADERS, 'Content-Type': 'text/plain', 'Retry-After': String(seconds) }
    return new Response('Too many requests', { status: 429, headers })
  }
}

/** Handles everything under /api/: CORS, the call itself, the log. */
function createApiHandler(options: AppOptions, specValidator: SpecValidator, defaultBody: DefaultBody) {
  const { config, log, clock } = options
  const api = createApi(options, ignoreDefaultBody(specValidator, defaultBody.fields), handlers)
  const isAllowedOrigin = createOriginCheck(config)

  const logRequest = ({ method, path }: Incoming, { operation, status, answer }: Outcome, started: number) =>
    log.info('request', {
      id: randomUUID(),
      method,
      path: operation ? path : '(unknown)',
      operation,
      status,
      code: 'code' in answer ? answer.code : undefined,
      ms: Math.round((performance.now() - started) * 10) / 10,
      at: clock.now(),
    })

  return async (incoming: Incoming): Promise<Response> => {
    const started = performance.now()
    const { method, header } = incoming
    const origin = header('origin')
    const cors = origin && isAllowedOrigin(origin, header('host') ?? '') ? corsHeaders(origin) : undefined
    if (method === 'OPTIONS') {
      return new Response(null, {
        status: 204,
        headers: { ...COMMON_HEADERS, ...PREFLIGHT_HEADERS, ...cors },
      })
    }
    // A stream writes its own headers, but keeps those that it finds.
    if (cors)
      for (const [name, value] of Object.entries(cors)) incoming.connection?.outgoing.setHeader(name, value)
    await defaultBody.follow()
    const outcome = await api(incoming)
    logRequest(incoming, outcome, started)
    return apiResponse(outcome, header('accept-encoding'), cors)
  }
}

/**
 * The back end as a function from request to response, without a socket: `app.request('/api/…')` calls it in-process. Clock and
 * market are passed in, so that tests control both.
 */
export function createApp(options: AppOptions): App {
  const { config, staticFolder, spec } = options
  const specValidator = specValidatorOf(spec)
  const linesOf = createLines(config)
  const defaultBody = createDefaultBody(options)
  const systemRoutes = createSystemRoutes(options, linesOf, defaultBody)
  const limitFileRequest = createFileRateLimit(options)
  const handleApi = createApiHandler(options, specValidator, defaultBody)
  const pages = staticFolder === undefined ? undefined : createPages(createStaticFiles(staticFolder))

  const handle = async (incoming: Incoming): Promise<Response> => {
    const badge = badgeResponse(incoming.path)
    if (!badge && incoming.path.startsWith('/api/')) return handleApi(incoming)
    const tooMany = limitFileRequest(incoming.address)
    if (tooMany) return tooMany
    const systemResponse = badge ?? (await systemRoutes(incoming))
    if (systemResponse) return systemResponse
    const page = await pages?.(incoming, linesOf(incoming.header('host') ?? ''))
    return (
      page ??
      new Response('Not found', { status: 404, headers: { ...DATA_HEADERS, 'Content-Type': 'text/plain' } })
    )
  }

  const app = new Hono<{ Bindings: HttpBindings | undefined }>()
  app.all('*', async context => {
    const incoming = readIncoming(context.req.raw, context.env, config.trustProxy)
    const response = await handle(incoming)
    const isTls = config.trustProxy && incoming.header('x-forwarded-proto') === 'https'
    return isTls ? withTlsHeaders(response) : response
  })
  return Object.assign(app, { specValidator })
}
