import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import {
  configureClient,
  download,
  http,
  settle,
  upload,
  type Audience,
  type CallOptions,
} from '#src/api/client.ts'
import { isFile } from '#src/api/downloaded-file.ts'
import { dataOf, isPassedThrough, pageOf, rowsOf } from '#src/api/envelope.ts'
import { ApiError, isAborted, SwallowedAnswer, TransportError } from '#src/api/errors.ts'
import { queryPolicy } from '#src/api/operation-policies.ts'
import { createQueryClient } from '#src/api/query-client.ts'
import { envelope, startStubServer, type StubServer } from './support/stub-server.ts'
import { callAs } from './support/call-as.ts'

let peer: StubServer
const toast = vi.fn<(text: string) => void>()
const onSignedOut = vi.fn()

beforeAll(async () => {
  peer = await startStubServer()
})
afterAll(() => peer.close())

beforeEach(() => {
  vi.clearAllMocks()
  peer.received.length = 0
  peer.answerWith(envelope({ code: 200, msg: 'ok', data: { balance: '1.5' } }))
  callAs({ line: peer.url, locale: 'ar', token: 'raw-token', defaultBody: {} })
  configureClient({
    translate: (message, params) =>
      message === 'hint_wait' ? `Wait ${params.minutes ?? '?'} minutes` : `<${message}>`,
    toast,
    onSignedOut,
  })
})

const send = (url = '/api/x', options: CallOptions = {}) =>
  http<{ code: 200; data: unknown }>({ url, method: 'GET' }, options)
const get = (audience: Audience = {}) => settle(send(), audience)
const lastReceived = () => peer.received.at(-1)!

it('client sends the four headers on every request, with the raw token [R7.2]', async () => {
  await get()
  expect(lastReceived().headers).toMatchObject({
    'accept-language': 'ar',
    languageid: '18',
    authorization: 'raw-token',
    'content-type': 'application/x-www-form-urlencoded',
  })
})

it('client sends no Authorization for a guest [R7.2]', async () => {
  callAs({ token: undefined })
  await get()
  expect(lastReceived().headers).not.toHaveProperty('authorization')
})

it('client puts the default body under the query of a GET [R7.1]', async () => {
  callAs({ defaultBody: { app: 'fairline', pageSize: '5' } })
  await http({
    url: '/api/x',
    method: 'GET',
    params: { pageSize: 50, keyWords: undefined, channel: ['a', 'b'] },
  })
  expect(lastReceived().query.toString()).toBe('app=fairline&pageSize=50&channel=a&channel=b')
})

it('client puts the default body under the form fields and leaves out empty values [R7.1]', async () => {
  callAs({ defaultBody: { app: 'fairline', side: 'none' } })
  await http({
    url: '/api/x',
    method: 'POST',
    data: { side: 'buy', note: 'a&b=ü', none: null, off: undefined },
  })
  expect(lastReceived().headers['content-type']).toBe('application/x-www-form-urlencoded')
  expect(Object.fromEntries(new URLSearchParams(lastReceived().body))).toEqual({
    app: 'fairline',
    side: 'buy',
    note: 'a&b=ü',
  })
})

it('client passes an encoded form through unchanged [R7.1]', async () => {
  callAs({ defaultBody: { app: 'fairline' } })
  await http({ url: '/api/x', method: 'POST', data: new URLSearchParams('a=1&a=2') })
  expect(lastReceived().body).toBe('a=1&a=2&app=fairline')
})

it('client sends JSON only where the operation requires it [R7.2, R7.6]', async () => {
  const headers = { 'Content-Type': 'application/json' }
  await http({ url: '/api/x', method: 'POST', headers, data: { productCode: 'AAPL', productId: 1 } })
  expect(lastReceived().headers['content-type']).toBe('application/json')
  expect(JSON.parse(lastReceived().body)).toEqual({ productCode: 'AAPL', productId: 1 })
})

it('client uploads files and fields as multipart with progress and the default fields [R7.1, R7.4]', async () => {
  callAs({ defaultBody: { app: 'fairline' } })
  const progress = vi.fn()
  await upload('/api/x', { kind: 'passport', file: new Blob(['scan']) }, { onUploadProgress: progress })
  expect(lastReceived().headers['content-type']).toMatch(/^multipart\/form-data; ?boundary=/)
  expect(lastReceived().body).toContain('name="kind"')
  expect(lastReceived().body).toContain('scan')
  expect(lastReceived().body).toContain('name="app"')
  expect(progress).toHaveBeenCalled()
})

it('client downloads a file under the server’s name without its folder [R7.4]', async () => {
  peer.answerWith(response =>
    response
      .setHeader('Content-Type', 'text/csv')
      .setHeader('Content-Disposition', "attachment; filename*=UTF-8''..%2Fentries%20%C3%BC.csv")
      .end('a,b'),
  )
  const file = await download({ url: '/api/file' })
  expect(file).toMatchObject({ fileName: 'entries ü.csv' })
  expect(isFile(file) && (await file.blob.text())).toBe('a,b')
})

it('client applies the error table to an envelope in place of a file [R7.4, R8.4]', async () => {
  peer.answerWith(envelope({ code: 500, msg: 'no_file' }))
  await expect(settle(download({ url: '/api/file' }))).rejects.toBeInstanceOf(SwallowedAnswer)
  expect(toast).toHaveBeenCalledWith('<no_file>')
})

it('client never sends the token to an address outside its line [R7.3]', async () => {
  await send('//elsewhere.example/api/x').catch(() => {})
  await send('https://elsewhere.example/api/x').catch(() => {})
  expect(peer.received.every(one => one.headers.host === new URL(peer.url).host)).toBe(true)
  expect(peer.received).toHaveLength(2)
})

it('client returns the value of a success and the rows and total of a list [R7.7]', async () => {
  expect(dataOf(await get())).toEqual({ balance: '1.5' })
  peer.answerWith(envelope({ code: 200, msg: 'ok', rows: [1, 2], total: 7 }))
  const answer = await http<{ code: 200; rows: number[]; total: number }>({ url: '/api/x', method: 'GET' })
  expect(rowsOf(answer)).toEqual([1, 2])
  expect(pageOf(answer)).toEqual({ rows: [1, 2], total: 7 })
  expect(dataOf(answer)).toBeUndefined()
})

it('client returns an answer marked hint_48 unchanged, whatever its code [R8.1]', async () => {
  for (const code of [401, 209, 500, 460]) {
    const body = { code, msg: 'hint_48', extra: 1 }
    peer.answerWith(envelope(body))
    const answer = await get({ catch: true })
    expect(answer).toEqual(body)
    expect(isPassedThrough(answer)).toBe(true)
    expect(dataOf(answer)).toBeUndefined()
  }
  expect(onSignedOut).not.toHaveBeenCalled()
  expect(toast).not.toHaveBeenCalled()
})

it('client signs out on 401 without a toast, even when the caller catches [R8.2, R4.1]', async () => {
  peer.answerWith(envelope({ code: 401, msg: 'expired' }))
  await expect(get({ catch: true })).rejects.toBeInstanceOf(SwallowedAnswer)
  expect(onSignedOut).toHaveBeenCalledTimes(1)
  expect(toast).not.toHaveBeenCalled()
})

it('client signs out once for concurrent 401s, also as a guest [R4.1]', async () => {
  peer.answerWith(envelope({ code: 401, msg: 'expired' }))
  await Promise.allSettled([get(), get(), get()])
  expect(onSignedOut).toHaveBeenCalledTimes(1)
  await Promise.allSettled([get(), get()])
  expect(onSignedOut).toHaveBeenCalledTimes(2)
})

it('client keeps a new session when a 401 for an older token arrives late [R4.1]', async () => {
  peer.answerWith((response, heard) => {
    callAs({ token: 'new-token' })
    envelope({ code: 401, msg: 'expired' })(response, heard)
  })
  await expect(get()).rejects.toBeInstanceOf(SwallowedAnswer)
  expect(onSignedOut).not.toHaveBeenCalled()
})

it('client swallows 209 silently, also for a caller that catches [R8.3]', async () => {
  peer.answerWith(envelope({ code: 209, msg: 'not now' }))
  await expect(get()).rejects.toBeInstanceOf(SwallowedAnswer)
  await expect(get({ catch: true })).rejects.toBeInstanceOf(SwallowedAnswer)
  expect(toast).not.toHaveBeenCalled()
})

it('client toasts the translated message of a 500 with its parameters and swallows it [R8.4]', async () => {
  peer.answerWith(envelope({ code: 500, msg: 'hint_wait', params: { minutes: '3' } }))
  await expect(get({ catch: true })).rejects.toBeInstanceOf(SwallowedAnswer)
  expect(toast.mock.calls).toEqual([['Wait 3 minutes']])
})

it('client swallows any other code silently unless the caller catches [R8.5]', async () => {
  peer.answerWith(envelope({ code: 460, msg: 'hint_market_closed', params: { at: '9:30' } }))
  await expect(get()).rejects.toBeInstanceOf(SwallowedAnswer)
  const error = await get({ catch: true }).catch((caught: unknown) => caught)
  expect(error).toBeInstanceOf(ApiError)
  expect(error).toMatchObject({ code: 460, msg: 'hint_market_closed', params: { at: '9:30' } })
  expect(toast).not.toHaveBeenCalled()
})

const invalidAnswers: [string, string, string][] = [
  ['a web page', 'text/html', '<!doctype html><title>Sign in to the Wi-Fi</title>'],
  ['nothing', 'application/json', ''],
  ['a truncated answer', 'application/json', '{"code":200,"msg":"ok","da'],
  ['null', 'application/json', 'null'],
  ['a list', 'application/json', '[1,2]'],
  ['an answer without a code', 'application/json', '{"status":"ok"}'],
  ['a code that is a text', 'application/json', '{"code":"200","msg":"ok"}'],
]

it.each(invalidAnswers)(
  'client treats %s at HTTP 200 as a transport error [R8.6, R7.7]',
  async (_, type, body) => {
    peer.answerWith(response => response.setHeader('Content-Type', type).end(body))
    await expect(get()).rejects.toMatchObject({ name: 'TransportError', kind: 'malformed' })
    expect(toast.mock.calls).toEqual([['<errors.interfaceException>']])
  },
)

it.each([301, 404, 500, 503])(
  'client rejects status %i even with a valid envelope [R7.4, R8.6]',
  async status => {
    peer.answerWith((response, heard) => {
      response.statusCode = status
      envelope({ code: 200, msg: 'ok', data: 1 })(response, heard)
    })
    await expect(get()).rejects.toMatchObject({ name: 'TransportError', kind: 'status', status })
    expect(toast.mock.calls).toEqual([['<errors.interfaceException>']])
  },
)

it('client toasts a network error, then rejects [R8.6]', async () => {
  callAs({ line: 'http://127.0.0.1:1' })
  await expect(get()).rejects.toBeInstanceOf(TransportError)
  expect(toast.mock.calls).toEqual([['<errors.interfaceException>']])
})

it('client rejects a quiet call without a toast', async () => {
  callAs({ line: 'http://127.0.0.1:1' })
  await expect(get({ quiet: true })).rejects.toBeInstanceOf(TransportError)
  expect(toast).not.toHaveBeenCalled()
})

it('query cache toasts a failed read once, not again for the underlying call [R8.6]', async () => {
  peer.answerWith(response => {
    response.statusCode = 404
    response.end()
  })
  const client = createQueryClient()
  await expect(
    client.fetchQuery(queryPolicy({ queryKey: ['/api/x'], queryFn: () => send() })),
  ).rejects.toThrow('status 404')
  expect(toast).toHaveBeenCalledTimes(1)
  await expect(get()).rejects.toThrow('status 404')
  expect(toast).toHaveBeenCalledTimes(2)
})

it('client neither toasts nor reports a call that its caller aborted', async () => {
  const controller = new AbortController()
  peer.answerWith(() => controller.abort())
  const error = await settle(send('/api/x', { signal: controller.signal })).catch((caught: unknown) => caught)
  expect(isAborted(error)).toBe(true)
  expect(error).not.toBeInstanceOf(TransportError)
  expect(toast).not.toHaveBeenCalled()
})
