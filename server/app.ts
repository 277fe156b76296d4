import { Hono, type Context, type MiddlewareHandler } from 'hono'
import { randomUUID } from 'node:crypto'
import type { Spec } from './openapi/spec.ts'
import { specValidatorOf, type SpecOperation, type SpecValidator } from './openapi/spec-validator.ts'
import { ignoreDefaultBody } from './openapi/default-body.ts'
import { createDefaultBody, type DefaultBody } from './features/site/default-body.ts'
import { createApi, type CallResult } from './http/api.ts'
import { corsHeaders, preflight } from './http/cors.ts'
import type { Metrics } from './metrics.ts'
import type { Services } from './services.ts'
import { checkHost } from './http/allowed-hosts.ts'
import { addressKey } from './kernel/address-key.ts'
import { endConnection, pathOf, readIncoming, type Env, type Incoming } from './http/incoming.ts'
import { createLines, createOriginCheck, type Lines } from './http/lines.ts'
import { fileResponse, servePages } from './http/pages.ts'
import { apiResponse } from './http/api-response.ts'
import { DATA_HEADERS, markHeaders, dataHeaders, fileHeaders, hstsHeader } from './http/security-headers.ts'
import { createSpecFile } from './http/spec-file.ts'
import { createStaticFiles } from './http/static-files.ts'
import { handlers } from './handlers.ts'
import { healthResponse, readyResponse } from './http/health.ts'
import { jsonResponse } from './http/json-response.ts'
import { productMark } from '#server/market/marks/mark.ts'
import type { Reader } from '#server/kernel/store.ts'
import { EXPORT_TABLES } from '#server/features/security/account-export.ts'

/** Traders are public: asking for one is nobody's secret. */
const PUBLIC_TABLES: ReadonlySet<string> = new Set(['traders'])

/** Of each table whose rows have an id and an owner, the owner of the row `$1`. */
const FIND = EXPORT_TABLES.filter(
  ({ table, where, order }) => where === 'user_id = $1' && order === 'id' && !PUBLIC_TABLES.has(table),
)
  .map(({ table }) => `SELECT user_id FROM ${table} WHERE id = $1`)
  .join(' UNION ALL ')

/** The account that one of these ids belongs to, of whatever kind it is; undefined when there is none. */
async function findOwner(reader: Reader, ids: readonly bigint[]): Promise<bigint | undefined> {
  for (const id of ids) {
    const [row] = await reader.query<{ user_id: bigint }>(FIND, [id])
    if (row) return row.user_id
  }
  return undefined
}

/** The route of the pictures of all products. */
const MARK_ROUTE = '/api/assets/product/:file'

const HEADERS = { 'Content-Type': 'image/svg+xml; charset=utf-8', 'Cache-Control': 'public, max-age=86400' }
const PATH = /^\/api\/assets\/product\/([A-Z0-9.]+)\.svg$/

/** The response with a product's picture; undefined for any other path. */
function markResponse(path: string): Response | undefined {
  const mark = productMark(PATH.exec(path)?.[1] ?? '')
  return mark === undefined ? undefined : new Response(mark, { headers: HEADERS })
}

export interface AppOptions extends Services {
  /** The bundled specification, openapi/bundle.json. */
  readonly spec: Spec
  /** Folder of the built app; without it only the API is served. */
  readonly staticFolder?: string | undefined
  /** Counts the calls; without it nothing is counted. */
  readonly metrics?: Pick<Metrics, 'countCall'> | undefined
}

/** The whole back end as one function from request to response. */
export type App = Hono<Env> & { readonly specValidator: SpecValidator }

/** What the routes have in common. */
interface Shared {
  /** Read where it is used: a test may exchange its store. */
  readonly options: AppOptions
  /** Leaves out the fields of the default body. */
  readonly specValidator: SpecValidator
  readonly defaultBody: DefaultBody
  readonly incomingOf: (context: Context<Env>) => Incoming
  readonly linesOf: (host: string) => Lines
  readonly limitFiles: MiddlewareHandler<Env>
}

/** Rate limit per address for everything outside the API. */
function createFileLimit(services: Services, incomingOf: Shared['incomingOf']): MiddlewareHandler<Env> {
  return async (context, next) => {
    const incoming = incomingOf(context)
    const address = addressKey(incoming.address)
    const seconds = services.allowances.files(address)
    if (seconds === 0) return next()
    services.security.note('rate_limited', { reason: 'files', address })
    endConnection(incoming, services.config)
    const headers = {
      ...DATA_HEADERS,
      'Content-Type': 'text/plain; charset=utf-8',
      'Retry-After': String(seconds),
    }
    return context.body('Too many requests', 429, headers)
  }
}

/** Answers a call of an operation, or of none: CORS, the call itself, the log. */
function createCallHandler(shared: Shared) {
  const { options, specValidator, defaultBody } = shared
  const { config, log, clock, metrics } = options
  const api = createApi(options, specValidator, handlers, findOwner)
  const isAllowedOrigin = createOriginCheck(config)

  const logRequest = (
    { method, path }: Incoming,
    { operation, status, answer, isLimited = false }: CallResult,
    started: number,
  ) => {
    const code = 'code' in answer ? Number(answer.code) : undefined
    const milliseconds = performance.now() - started
    metrics?.countCall({ operation, code, milliseconds })
    if (isLimited) return
    log.info('request', {
      id: randomUUID(),
      method,
      path: operation ? path : '(unknown)',
      operation,
      status,
      code,
      ms: Math.round(milliseconds * 10) / 10,
      at: clock.now(),
    })
  }

  return async (incoming: Incoming, operation?: SpecOperation): Promise<Response> => {
    const started = performance.now()
    const { header } = incoming
    const origin = header('origin')
    const cors = origin && isAllowedOrigin(origin, incoming.host ?? '') ? corsHeaders(origin) : undefined
    // A stream writes its own headers, but keeps those that it finds.
    if (cors)
      for (const [name, value] of Object.entries(cors)) incoming.connection?.outgoing.setHeader(name, value)
    await defaultBody.follow()
    const outcome = await api(incoming, operation)
    logRequest(incoming, outcome, started)
    return apiResponse(outcome, header('accept-encoding'), cors)
  }
}

/** Everything under /api/: pictures, preflight requests, the operations, and envelopes for any other path or method. */
function addApi(app: Hono<Env>, shared: Shared): void {
  const { options, specValidator, incomingOf, limitFiles } = shared
  const handleCall = createCallHandler(shared)
  // Hono's wildcards match the path before them as well.
  app.all('/api', limitFiles, context => context.notFound())
  app.all(MARK_ROUTE, async (context, next) => {
    const mark = markResponse(context.req.path)
    if (!mark) return next()
    return limitFiles(context, async () => {
      context.res = mark
      await markHeaders(context, async () => {})
    })
  })
  app.options('/api/*', limitFiles, fileHeaders, preflight(createOriginCheck(options.config), incomingOf))
  for (const operation of specValidator.operations) {
    app.on(operation.method, operation.path, (context, next) =>
      // Hono routes HEAD as GET; the specification has no HEAD.
      context.req.method === operation.method ? handleCall(incomingOf(context), operation) : next(),
    )
  }
  app.all('/api/*', context => handleCall(incomingOf(context)))
}

/** Config, health, specification and docs, by GET only: Hono would answer HEAD as well. */
function addSystemRoutes(app: Hono<Env>, shared: Shared): void {
  const { options, incomingOf, linesOf, defaultBody } = shared
  const { config, spec } = options
  const specFile = createSpecFile(spec)
  app.on('GET', ['/config.json', '/healthz', '/readyz', '/openapi.json', '/docs'], (context, next) =>
    context.req.method === 'GET' ? next() : context.notFound(),
  )
  app.get('/config.json', dataHeaders, async context => {
    const { list } = linesOf(incomingOf(context).host ?? '')
    const { siteName, home, me, sandbox, languages } = config
    await defaultBody.read()
    const settings = {
      siteName,
      lines: list,
      defaultBody: defaultBody.fields(),
      stream: true,
      sandbox,
      home,
      me,
      languages,
    }
    const response = jsonResponse(settings)
    response.headers.set('Vary', 'Host')
    return response
  })
  app.get('/healthz', dataHeaders, () => healthResponse(options, spec.info.version))
  app.get('/readyz', dataHeaders, () => readyResponse(options))
  app.get('/openapi.json', dataHeaders, async context => fileResponse(await specFile(), incomingOf(context)))
  app.get('/docs', fileHeaders, context => context.redirect('/docs/'))
}

/**
 * The back end as a function from request to response, without a socket: `app.request('/api/…')` calls it in-process. Clock and
 * market are passed in, so that tests control both.
 */
export function createApp(options: AppOptions): App {
  const { config, staticFolder, spec } = options
  const specValidator = specValidatorOf(spec)
  const defaultBody = createDefaultBody(options)
  const incomingOf = (context: Context<Env>) => readIncoming(context, config)
  const shared: Shared = {
    options,
    specValidator: ignoreDefaultBody(specValidator, defaultBody.fields),
    defaultBody,
    incomingOf,
    linesOf: createLines(config),
    limitFiles: createFileLimit(options, incomingOf),
  }
  const app = new Hono<Env>({ getPath: pathOf })
  app.use(checkHost(options, incomingOf, shared.limitFiles))
  if (config.tls) app.use(hstsHeader)
  else if (config.trustProxy) {
    app.use((context, next) =>
      incomingOf(context).header('x-forwarded-proto') === 'https' ? hstsHeader(context, next) : next(),
    )
  }
  addApi(app, shared)
  app.use(shared.limitFiles)
  addSystemRoutes(app, shared)
  if (staticFolder !== undefined) app.get('*', servePages(createStaticFiles(staticFolder), shared))
  app.notFound(context =>
    context.body('Not found', 404, { ...DATA_HEADERS, 'Content-Type': 'text/plain; charset=utf-8' }),
  )
  return Object.assign(app, { specValidator })
}
