import { describe, expect } from 'vitest'
import { createApp, type App } from '#server/app.ts'
import { uncertainCommitError, unreachableError } from '#server/kernel/store-unavailable.ts'
import type { Services } from '#server/services.ts'
import { FORM, itWithBackEnd, requestOf, spec } from '#tests/support/back-end.ts'

const HEADERS = { 'Accept-Language': 'en', LanguageId: '2' }
const HOST = { Host: 'app.example:8080' }
/** Its name is the site's. */
const NAMED = { HOSTS: 'app.example' }

describe('invalid request', () => {
  const tooLong = `account=${'a'.repeat(70_000)}`

  itWithBackEnd('is refused unread when its declared length is too large', async ({ app }) => {
    const headers = { ...HEADERS, 'Content-Type': FORM, 'Content-Length': String(tooLong.length) }
    const response = await app.request('/api/auth/login', { method: 'POST', headers, body: tooLong })
    expect(response.status).toBe(413)
    expect(await response.json()).toEqual({ code: 413, msg: 'hint_body_too_large' })
  })

  itWithBackEnd('is refused at the limit when it arrives in chunks without a length', async ({ app }) => {
    let sent = 0
    const body = new ReadableStream({
      pull(controller) {
        sent++
        if (sent > 1000) controller.close()
        else controller.enqueue(new TextEncoder().encode('a'.repeat(1024)))
      },
    })
    const init = { method: 'POST', headers: { ...HEADERS, 'Content-Type': FORM }, body, duplex: 'half' }
    expect((await app.request('/api/auth/login', init as RequestInit)).status).toBe(413)
    expect(sent).toBeLessThan(100)
  })

  itWithBackEnd('under /api/ is answered with an envelope', async ({ app }) => {
    const unknown = await app.request('/api/nothing/here', { headers: HEADERS })
    expect(unknown.status).toBe(404)
    expect(await unknown.json()).toEqual({ code: 404, msg: 'hint_not_found' })
    const wrong = await app.request('/api/spotOrder/place', { headers: HEADERS })
    expect(wrong.status).toBe(405)
    expect(await wrong.json()).toEqual({ code: 405, msg: 'hint_wrong_method' })
    expect(await (await app.request('/api/')).json()).toEqual({ code: 404, msg: 'hint_not_found' })
  })

  itWithBackEnd('is an operation by another spelling of its path or by HEAD', async ({ app }) => {
    for (const path of ['/api/switchSet/l%69st', '/api/switchSet/list/', '/api//switchSet/list'])
      expect((await app.request(path, { headers: HEADERS })).status, path).toBe(404)
    const statusOf = async (path: string) =>
      (await app.request(path, { method: 'HEAD', headers: HEADERS })).status
    expect(await statusOf('/api/switchSet/list')).toBe(405)
    expect(await statusOf('/healthz')).toBe(404)
  })

  itWithBackEnd('outside /api/ is answered with plain text', async ({ app }) => {
    for (const [path, method] of [
      ['/api', 'GET'],
      ['/api', 'OPTIONS'],
      ['/nothing', 'GET'],
      ['/config.json', 'POST'],
    ] as const) {
      const response = await app.request(path, { method })
      expect(response.status, path).toBe(404)
      expect(response.headers.get('Content-Type')).toBe('text/plain; charset=utf-8')
      expect(response.headers.get('Content-Security-Policy')).toBe(
        "default-src 'none'; frame-ancestors 'none'",
      )
    }
  })

  itWithBackEnd(
    'is rate-limited, generously for reads and strictly for sign-in attempts',
    async ({ app, clock }) => {
      const code = async (...request: ReturnType<typeof requestOf>) =>
        (await (await app.request(...request)).json()) as { code: number; params?: Record<string, string> }
      const login = requestOf('login', { body: { account: 'a@example.com', password: 'x' } })
      // Sequentially, as only a few simultaneous attempts may queue for a password check.
      for (let attempt = 0; attempt < 10; attempt++) expect((await code(...login)).code).not.toBe(429)
      expect(await code(...login)).toEqual({
        code: 429,
        msg: 'hint_too_many_requests',
        params: { seconds: '20' },
      })
      const read = requestOf('listSwitches')
      // No more at once than the reads that may wait for an address.
      const reads = []
      for (let round = 0; round < 6; round++)
        reads.push(...(await Promise.all(Array.from({ length: 100 }, () => code(...read)))))
      expect(reads.filter(answer => answer.code === 200).length).toBeGreaterThan(580)
      expect((await code(...read)).code).toBe(429)
      clock.advance(20_000)
      expect((await code(...read)).code).toBe(200)
      expect((await code(...login)).code).not.toBe(429)
    },
    { RATE_LIMITS: 'on' },
  )
})

describe('internal error', () => {
  itWithBackEnd(
    'is reported as such and logged with its cause, which is not sent',
    async ({ app, services, logged }) => {
      const broken = {
        ...services,
        market: {
          ...services.market,
          quote: () => {
            throw new Error('secret detail')
          },
        },
      }
      const faulty = createApp({ ...broken, spec })
      const response = await faulty.request(...requestOf('getExchangeInfo'))
      expect(await response.json()).toEqual({ code: 500, msg: 'hint_server_error' })
      expect(logged()).toContain('secret detail')
      expect(app).toBeDefined()
    },
  )

  itWithBackEnd(
    'is raised for an answer that the specification does not allow',
    async ({ services, logged }) => {
      const quote = services.market.quote
      const market = {
        ...services.market,
        quote: (...given: Parameters<typeof quote>) => ({ ...quote(...given), nowPrice: '-1' }),
      }
      const faulty = createApp({ ...services, market, spec })
      const response = await faulty.request(...requestOf('getExchangeInfo'))
      expect(await response.json()).toEqual({ code: 500, msg: 'hint_server_error' })
      expect(logged()).toContain('answer violates the specification')
    },
  )
})

describe('database that cannot be reached', () => {
  const callWith = (services: Services, error: Error, id: 'getExchangeInfo' | 'sendSignInCode') => {
    const fail = () => Promise.reject(error)
    const broken = {
      ...services,
      market: {
        ...services.market,
        quote: () => {
          throw error
        },
      },
      store: { engine: services.store.engine, query: fail, execute: fail, close: fail },
    }
    const body = id === 'sendSignInCode' ? { account: 'ann@example.test', purpose: 'register' } : undefined
    return createApp({ ...broken, spec }).request(...requestOf(id, { ...(body && { body }) }))
  }

  itWithBackEnd('is answered with 503, so that a load balancer may try another node (N10)', async back => {
    const response = await callWith(back.services, unreachableError(new Error('reset')), 'getExchangeInfo')
    expect(response.status).toBe(503)
    expect(response.headers.get('Retry-After')).toBe('1')
    expect(await response.json()).toEqual({ code: 503, msg: 'hint_server_error' })
    const read = await callWith(back.services, uncertainCommitError(new Error('reset')), 'getExchangeInfo')
    expect(read.status).toBe(503)
  })

  itWithBackEnd(
    'is answered with 504 when a request without an idempotency key may have been done (N10)',
    async back => {
      const error = uncertainCommitError(new Error('reset'))
      const response = await callWith(back.services, error, 'sendSignInCode')
      expect(response.status).toBe(504)
      expect(response.headers.get('Retry-After')).toBeNull()
    },
  )
})

describe('another origin', () => {
  const preflight = (app: App, origin: string) =>
    app.request('/api/spotOrder/place', { method: 'OPTIONS', headers: { ...HOST, Origin: origin } })

  itWithBackEnd(
    'may call when it is the other line of the same host or configured; no other may [R7.3]',
    async ({ app }) => {
      for (const origin of ['http://app.example:8080', 'http://app.example:8081', 'https://web.example']) {
        const response = await preflight(app, origin)
        expect(response.status).toBe(204)
        expect(response.headers.get('Access-Control-Allow-Origin')).toBe(origin)
        expect(response.headers.get('Access-Control-Allow-Headers')).toBe(
          'authorization, languageid, accept-language, content-type',
        )
        expect(response.headers.get('Access-Control-Max-Age')).toBe('7200')
        const answer = await app.request('/api/switchSet/list', {
          headers: { ...HEADERS, ...HOST, Origin: origin },
        })
        expect(answer.headers.get('Access-Control-Allow-Origin')).toBe(origin)
        expect(answer.headers.get('Vary')).toContain('Origin')
      }
      for (const origin of [
        'http://app.example:9999',
        'http://evil.example:8080',
        'null',
        'https://web.example.evil',
      ]) {
        const response = await preflight(app, origin)
        expect(response.headers.get('Access-Control-Allow-Origin')).toBeNull()
      }
    },
    { ...NAMED, ORIGINS: 'https://web.example' },
  )
})

describe('runtime settings', () => {
  const linesFor = async (app: App, host: string) =>
    ((await (await app.request('/config.json', { headers: { Host: host } })).json()) as { lines: unknown })
      .lines

  itWithBackEnd(
    'name two lines: the page’s own host and its other port [R7.1, R7.3]',
    async ({ app }) => {
      const response = await app.request('/config.json', { headers: HOST })
      expect(await response.json()).toEqual({
        siteName: 'Fairline',
        lines: [
          { name: '', url: '' },
          { name: '', url: 'http://app.example:8081' },
        ],
        defaultBody: {},
        stream: true,
        sandbox: true,
        home: '/pages/tabs/home/home-e',
        me: '/pages/tabs/me/me-e',
        languages: {},
      })
      expect(await linesFor(app, 'app.example:8081')).toContainEqual({
        name: '',
        url: 'http://app.example:8080',
      })
      expect(await linesFor(app, '[::1]:8080')).toContainEqual({ name: '', url: 'http://[::1]:8081' })
      expect(response.headers.get('Vary')).toBe('Host')
    },
    NAMED,
  )

  itWithBackEnd(
    'name the lines that the operator has set',
    async ({ app }) =>
      expect(await linesFor(app, 'app.example')).toContainEqual({ name: 'B', url: 'https://b.example' }),
    { ...NAMED, LINES: '[{"name":"A","url":""},{"name":"B","url":"https://b.example"}]' },
  )
})

describe('program', () => {
  itWithBackEnd('reports its health', async ({ app, services }) => {
    const healthy = await app.request('/healthz')
    expect(healthy.status).toBe(200)
    expect(await healthy.json()).toMatchObject({
      status: 'ok',
      store: true,
      market: true,
      version: spec.info.version,
    })
    const query = () => Promise.reject(new Error('gone'))
    const failing = await createApp({ ...services, store: { ...services.store, query }, spec }).request(
      '/healthz',
    )
    expect(failing.status).toBe(503)
    expect(await failing.json()).toMatchObject({ status: 'failing', store: false })
  })

  itWithBackEnd('serves its own specification', async ({ app }) => {
    expect(await (await app.request('/openapi.json')).json()).toEqual(spec)
  })
})
