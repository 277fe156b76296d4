// @vitest-environment happy-dom
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { configureClient, http, upload } from '#src/api/client.ts'
import { envelope, startPeer, type Peer } from './support/peer.ts'

const get = () => http({ url: '/api/x', method: 'GET' })

let peer: Peer

beforeAll(async () => {
  peer = await startPeer()
  // Same origin, as the app has it: no preflight.
  Reflect.get(window, 'happyDOM').setURL(`${peer.url}/`)
})
afterAll(() => peer.close())

beforeEach(() => {
  peer.heard.length = 0
  peer.answers(envelope({ code: 200, msg: 'ok', data: 1 }))
  configureClient({
    baseUrl: () => peer.url,
    locale: () => 'zh',
    token: () => 'raw-token',
    translate: message => message,
    toast: vi.fn(),
  })
})

it('keeps Content-Type on a GET from a browser, which drops it when there is no body [R7.2]', async () => {
  await http({ url: '/api/x', method: 'GET' })
  expect(peer.heard[0]?.headers).toMatchObject({
    'accept-language': 'zh',
    languageid: '1',
    authorization: 'raw-token',
    'content-type': 'application/x-www-form-urlencoded',
  })
})

it('lets the browser name the boundary of an upload [R7.2, R7.4]', async () => {
  await upload('/api/x', { kind: 'passport' })
  expect(peer.heard[0]?.headers['content-type']).toMatch(/^multipart\/form-data; ?boundary=/)
  expect(peer.heard[0]?.body).toContain('name="kind"')
})

it('waits 60 s for the first answer of a line and 10 s after it, uploads always 60 s [R9.7, R8.6]', async () => {
  const timeouts: number[] = []
  class SlowRequest extends XMLHttpRequest {
    override send(): void {
      timeouts.push(this.timeout)
      queueMicrotask(() => this.dispatchEvent(new Event('timeout')))
      this.ontimeout?.(new ProgressEvent('timeout'))
    }
  }
  const toast = vi.fn()
  configureClient({ toast, baseUrl: () => `${peer.url}/` })
  const normal = globalThis.XMLHttpRequest
  vi.stubGlobal('XMLHttpRequest', SlowRequest)
  await expect(get()).rejects.toMatchObject({ kind: 'timeout' })
  vi.stubGlobal('XMLHttpRequest', normal)
  await get()
  vi.stubGlobal('XMLHttpRequest', SlowRequest)
  await expect(get()).rejects.toMatchObject({ kind: 'timeout' })
  await expect(upload('/api/x', { kind: 'passport' })).rejects.toMatchObject({ kind: 'timeout' })
  vi.unstubAllGlobals()
  expect(timeouts).toEqual([60_000, 10_000, 60_000])
  expect(toast.mock.calls).toEqual(Array.from({ length: 3 }, () => ['errors.requestTimeout']))
})
