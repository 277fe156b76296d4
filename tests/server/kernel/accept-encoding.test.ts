import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { chooseEncoding } from '#server/kernel/accept-encoding.ts'
import { itWithBackEnd, requestOf, spec } from '#tests/support/back-end.ts'

describe('response compression', () => {
  it.each([
    [undefined, undefined],
    ['', undefined],
    ['gzip', 'gzip'],
    ['x-gzip', 'gzip'],
    ['GZIP;Q=1', 'gzip'],
    ['gzip, deflate, br', 'br'],
    ['br;q=0.5, gzip;q=0.8', 'gzip'],
    ['gzip;q=0', undefined],
    ['gzip;q=0.000, br;q=0', undefined],
    ['br;q=0, *', 'gzip'],
    ['*', 'br'],
    ['*;q=0', undefined],
    ['identity', undefined],
    ['identity, gzip;q=0.5', undefined],
    ['identity;q=0.5, gzip', 'gzip'],
    ['notgzip, brotli', undefined],
    ['gzip;q=2', undefined],
    [';;, gzip ; q=0.1 ,', 'gzip'],
  ])('follows Accept-Encoding "%s" (M19)', (header, expected) => {
    expect(chooseEncoding(header, ['br', 'gzip'])).toBe(expected)
  })

  itWithBackEnd(
    'is off for a client that refuses it, in the API and for the specification (M19)',
    async ({ app }) => {
      const [path, init] = requestOf('listStockProducts', { query: { pageNum: 1, pageSize: 50 } })
      const api = (accepted: string) =>
        app.request(path, {
          ...init,
          headers: [...(init.headers as [string, string][]), ['Accept-Encoding', accepted]],
        })
      const file = (accepted: string) =>
        app.request('/openapi.json', { headers: { 'Accept-Encoding': accepted } })
      for (const accepted of ['gzip;q=0', 'identity', '*;q=0', 'gzip;q=0, br;q=0', 'notgzip']) {
        for (const response of [await api(accepted), await file(accepted)]) {
          expect(response.headers.get('Content-Encoding'), accepted).toBeNull()
          expect(await response.json()).toBeTruthy()
        }
      }
      expect((await api('gzip')).headers.get('Content-Encoding')).toBe('gzip')
      expect((await api('br;q=1, gzip;q=0.1')).headers.get('Content-Encoding')).toBe('gzip')
    },
  )
})

describe('specification file', () => {
  itWithBackEnd('is compressed, and not sent again to a client that has it (M17)', async ({ app }) => {
    const get = (headers: Record<string, string>) => app.request('/openapi.json', { headers })
    const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer())
    const zipped = await get({ 'Accept-Encoding': 'gzip' })
    expect(zipped.headers.get('Content-Encoding')).toBe('gzip')
    expect(zipped.headers.get('Vary')).toBe('Accept-Encoding')
    expect(JSON.parse(gunzipSync(await bytesOf(zipped)).toString())).toEqual(spec)
    const small = await bytesOf(await get({ 'Accept-Encoding': 'gzip, br' }))
    expect(JSON.parse(brotliDecompressSync(small).toString())).toEqual(spec)
    expect(small.byteLength).toBeLessThan(JSON.stringify(spec).length / 8)

    const etag = zipped.headers.get('ETag')!
    for (const known of [etag, `W/${etag}`, `"another", ${etag}`, '*']) {
      const again = await get({ 'If-None-Match': known })
      expect([again.status, await again.text()]).toEqual([304, ''])
    }
    expect((await get({ 'If-None-Match': '"another"' })).status).toBe(200)
  })
})
