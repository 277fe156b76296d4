// @vitest-environment happy-dom
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { configureClient, http, settle, upload } from '#src/api/client.ts'
import { envelope, startStubServer, type StubServer } from './support/stub-server.ts'
import { callAs } from './support/call-as.ts'

const get = () => settle(http({ url: '/api/x', method: 'GET' }))

let peer: StubServer

beforeAll(async () => {
  peer = await startStubServer()
  // Same origin, as the app has it: no preflight.
  Reflect.get(window, 'happyDOM').setURL(`${peer.url}/`)
})
afterAll(() => peer.close())

beforeEach(() => {
  peer.received.length = 0
  peer.answerWith(envelope({ code: 200, msg: 'ok', data: 1 }))
  callAs({ line: peer.url, locale: 'zh', token: 'raw-token' })
  configureClient({ translate: message => message, toast: vi.fn() })
})

it('client keeps Content-Type on a GET, which browsers drop without a body [R7.2]', async () => {
  await http({ url: '/api/x', method: 'GET' })
  expect(peer.received[0]?.headers).toMatchObject({
    'accept-language': 'zh',
    languageid: '1',
    authorization: 'raw-token',
    'content-type': 'application/x-www-form-urlencoded',
  })
})

it('client lets the browser set the boundary of an upload [R7.2, R7.4]', async () => {
  await upload('/api/x', { kind: 'passport' })
  expect(peer.received[0]?.headers['content-type']).toMatch(/^multipart\/form-data; ?boundary=/)
  expect(peer.received[0]?.body).toContain('name="kind"')
})

it('client times out after 60 s on the first call of a line and 10 s later, uploads always after 60 s [R9.7, R8.6]', async () => {
  const timeouts: number[] = []
  class SlowRequest extends XMLHttpRequest {
    override send(): void {
      timeouts.push(this.timeout)
      queueMicrotask(() => this.dispatchEvent(new Event('timeout')))
      this.ontimeout?.(new ProgressEvent('timeout'))
    }
  }
  const toast = vi.fn()
  callAs({ line: `${peer.url}/` })
  configureClient({ toast })
  const normal = globalThis.XMLHttpRequest
  vi.stubGlobal('XMLHttpRequest', SlowRequest)
  await expect(get()).rejects.toMatchObject({ kind: 'timeout' })
  vi.stubGlobal('XMLHttpRequest', normal)
  await get()
  vi.stubGlobal('XMLHttpRequest', SlowRequest)
  await expect(get()).rejects.toMatchObject({ kind: 'timeout' })
  await expect(settle(upload('/api/x', { kind: 'passport' }))).rejects.toMatchObject({ kind: 'timeout' })
  vi.unstubAllGlobals()
  expect(timeouts).toEqual([60_000, 10_000, 60_000])
  expect(toast.mock.calls).toEqual(Array.from({ length: 3 }, () => ['errors.requestTimeout']))
})
