import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { configureClient, download, settle } from '#src/api/client.ts'
import { SwallowedAnswer } from '#src/api/errors.ts'
import { isFile } from '#src/api/downloaded-file.ts'
import { envelope, startStubServer, type StubServer } from './support/stub-server.ts'
import { callAs } from './support/call-as.ts'

let peer: StubServer
const onSignedOut = vi.fn()
const toast = vi.fn()

beforeAll(async () => {
  peer = await startStubServer()
})
afterAll(() => peer.close())
beforeEach(() => {
  vi.clearAllMocks()
  peer.received.length = 0
  callAs({ line: peer.url, token: 'raw-token', defaultBody: { app: 'fairline' } })
  configureClient({ toast, onSignedOut })
})

/** The stub server answers with a body and these headers. */
const answers = (headers: Record<string, string>, body = 'a,b') =>
  peer.answerWith(response => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
    response.end(body)
  })

const names: [string, string, string][] = [
  ['attachment; filename="account entries.csv"', '/api/x', 'account entries.csv'],
  ['attachment; filename=entries.csv; size=3', '/api/x', 'entries.csv'],
  ['attachment; filename="../../entries.csv"', '/api/x', 'entries.csv'],
  [String.raw`attachment; filename="C:\files\entries.csv"`, '/api/x', 'entries.csv'],
  ["attachment; filename=old.csv; filename*=UTF-8''new%20%C3%BC.csv", '/api/x', 'new ü.csv'],
  ["attachment; filename=old.csv; filename*=UTF-8''%E0%A4%A.csv", '/api/x', 'old.csv'],
  ['attachment', '/api/export/entries.csv?page=1', 'entries.csv'],
  ['attachment', '/api/export/', 'download'],
]

for (const [disposition, url, name] of names) {
  it(`download names ${url} with "${disposition}" ${name} [R7.4]`, async () => {
    answers({ 'Content-Type': 'text/csv', 'Content-Disposition': disposition })
    expect(await download({ url })).toMatchObject({ fileName: name })
  })
}

it('download sends a GET with the default body and accepts a file of any type, named or not [R7.1, R7.4]', async () => {
  for (const type of ['text/csv', 'application/pdf', 'text/plain']) {
    answers({ 'Content-Type': type })
    const file = await download({ url: '/api/entries.csv' })
    expect(isFile(file) && file.blob.type).toBe(type)
    expect(isFile(file) && (await file.blob.text())).toBe('a,b')
  }
  expect(peer.received[0]).toMatchObject({ method: 'GET', body: '' })
  expect(peer.received[0]?.query.toString()).toBe('app=fairline')
  expect(peer.received[0]?.headers['accept']).not.toBe('application/json')
})

it('download accepts a file without a content type [R7.4]', async () => {
  answers({})
  const file = await download({ url: '/api/entries' })
  expect(isFile(file) && file.blob.type).toBe('')
})

it('download accepts JSON and HTML files when the server marks them as attachments [R7.4]', async () => {
  for (const type of ['application/json', 'text/html']) {
    answers({ 'Content-Type': type, 'Content-Disposition': 'attachment; filename=page' }, '{}')
    expect(await download({ url: '/api/x' }), type).toMatchObject({ fileName: 'page' })
  }
})

it('download fails on JSON that is no envelope, complete or truncated [R8.6]', async () => {
  for (const body of ['{"rows":[]}', '{"code":200,']) {
    answers({ 'Content-Type': 'application/json' }, body)
    await expect(download({ url: '/api/x' }), body).rejects.toMatchObject({ kind: 'malformed', status: 200 })
  }
})

it('download fails on a success without a file [R8.6]', async () => {
  peer.answerWith(envelope({ code: 200, msg: 'ok' }))
  await expect(download({ url: '/api/x' })).rejects.toMatchObject({ kind: 'malformed', status: 200 })
})

it('download fails on a web page in place of the file [R8.6]', async () => {
  answers({ 'Content-Type': 'text/html' }, '<!doctype html>')
  await expect(download({ url: '/api/x' })).rejects.toMatchObject({ kind: 'malformed', status: 200 })
})

it('download ends the session when its token is no longer valid [R8.2]', async () => {
  peer.answerWith(envelope({ code: 401, msg: 'hint_signed_out' }))
  await expect(settle(download({ url: '/api/x' }))).rejects.toBeInstanceOf(SwallowedAnswer)
  expect(onSignedOut).toHaveBeenCalledTimes(1)
})

it('download gives an answer marked hint_48 to the caller unchanged, without a toast [R8.1]', async () => {
  for (const code of [200, 401, 460, 500]) {
    const answer = { code, msg: 'hint_48', extra: 1 }
    peer.answerWith(envelope(answer))
    expect(await download({ url: '/api/x' })).toEqual(answer)
  }
  expect(toast).not.toHaveBeenCalled()
  expect(onSignedOut).not.toHaveBeenCalled()
})
