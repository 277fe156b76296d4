import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApp, type App } from '#server/app.ts'
import { migrations } from '#server/features/schema.ts'
import { openSqlite } from '#server/kernel/sqlite/store.ts'
import { createBackEnd, spec, type BackEnd } from '#tests/support/back-end.ts'
import { createTestClock } from '#tests/support/databases/databases.ts'

const HOST = { Host: 'app.example:8080' }

describe('built app', () => {
  const folder = mkdtempSync(join(tmpdir(), 'fairline-dist-'))
  let backEnd: BackEnd
  let app: App

  beforeAll(async () => {
    mkdirSync(join(folder, 'assets'))
    writeFileSync(
      join(folder, 'index.html'),
      '<!doctype html><script>start()</script><script src="/a.js"></script>',
    )
    writeFileSync(join(folder, 'assets/main-Bx81kQ2z.js'), 'plain')
    writeFileSync(join(folder, 'assets/main-Bx81kQ2z.js.br'), 'brotli')
    const clock = createTestClock()
    const store = await openSqlite({ file: ':memory:', migrations, clock })
    backEnd = createBackEnd(store, clock, { HOSTS: 'app.example' })
    app = createApp({ ...backEnd.services, spec, staticFolder: folder })
  })
  afterAll(async () => {
    await backEnd.services.store.close()
    rmSync(folder, { recursive: true })
  })

  const policyOf = async (path: string) => {
    const response = await app.request(path, { headers: HOST })
    return new Map(
      (response.headers.get('Content-Security-Policy') ?? '').split('; ').map(rule => {
        const [name = '', ...values] = rule.split(' ')
        return [name, values]
      }),
    )
  }

  it('runs only its own scripts and connects only to its own lines', async () => {
    const policy = await policyOf('/')
    expect(policy.get('default-src')).toEqual(["'none'"])
    expect(policy.get('script-src')).toEqual([
      "'self'",
      "'sha256-DIm7WJS6ZKDYe5qFLPy+h4JFI9Bol5QmYC57mt3Fb00='",
    ])
    expect(policy.get('connect-src')).toEqual(["'self'", 'http://app.example:8081'])
    expect(policy.get('frame-ancestors')).toEqual(["'none'"])
    expect(policy.get('base-uri')).toEqual(["'none'"])
    expect(policy.get('form-action')).toEqual(["'none'"])
  })

  it('is cached for ever where file names contain a hash, and revalidated elsewhere', async () => {
    const page = await app.request('/')
    expect(page.headers.get('Cache-Control')).toBe('no-cache')
    const again = await app.request('/', { headers: { 'If-None-Match': page.headers.get('ETag') ?? '' } })
    expect(again.status).toBe(304)
    const asset = await app.request('/assets/main-Bx81kQ2z.js')
    expect(asset.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
    expect(await asset.text()).toBe('plain')
  })

  it('is compressed for clients that accept it', async () => {
    const headers = { 'Accept-Encoding': 'gzip, br' }
    const asset = await app.request('/assets/main-Bx81kQ2z.js', { headers })
    expect(asset.headers.get('Content-Encoding')).toBe('br')
    expect(await asset.text()).toBe('brotli')
    expect((await app.request('/assets/main-Bx81kQ2z.js.br')).status).toBe(404)
  })

  it('serves no file outside its folder', async () => {
    for (const path of ['/../package.json', '/%2e%2e/package.json', '/assets/../../etc/passwd', '/nothing']) {
      expect((await app.request(path)).status, path).toBe(404)
    }
  })

  it('sends headers against MIME sniffing, framing and referrers', async () => {
    for (const path of ['/', '/assets/main-Bx81kQ2z.js', '/healthz', '/config.json', '/nothing']) {
      const { headers } = await app.request(path)
      expect(headers.get('X-Content-Type-Options'), path).toBe('nosniff')
      expect(headers.get('Referrer-Policy'), path).toBe('no-referrer')
      expect(headers.get('Strict-Transport-Security'), path).toBeNull()
    }
  })

  it('lets pages use the location, and no other device', async () => {
    const { headers } = await app.request('/', { headers: HOST })
    expect(headers.get('Permissions-Policy')).toBe(
      'camera=(), microphone=(), payment=(), usb=(), serial=(), midi=(), display-capture=(), geolocation=(self)',
    )
    expect(headers.get('Cross-Origin-Opener-Policy')).toBe('same-origin')
  })

  it('lets other origins show a badge, and nothing else', async () => {
    const policyFor = async (path: string) =>
      (await app.request(path)).headers.get('Cross-Origin-Resource-Policy')
    expect(await policyFor(backEnd.services.market.products[0]!.productImg)).toBe('cross-origin')
    for (const path of ['/', '/healthz', '/nothing', '/api/nothing'])
      expect(await policyFor(path)).toBe('same-site')
  })

  it('sends HSTS once it was reached over TLS', async () => {
    const { services } = backEnd
    const proxied = createApp({ ...services, config: { ...services.config, trustProxy: true }, spec })
    const headers = { 'X-Forwarded-Proto': 'https' }
    const response = await proxied.request('/healthz', { headers })
    expect(response.headers.get('Strict-Transport-Security')).toContain('max-age=63072000')
  })
})
