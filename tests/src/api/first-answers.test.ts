// @vitest-environment happy-dom
/** Answers that are asked for before the app is there, and the client that takes them over. */
import { beforeEach, expect, it, vi } from 'vitest'
import { completeAnswer } from '#tests/support/specification/complete-answer.ts'

const path = '/api/stockProduct/list'
const params = { pageNum: 1, pageSize: 200 }
const fetched = vi.fn<typeof fetch>()
const answer = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status })
const list = completeAnswer(path, { code: 200, msg: null, rows: [{ productId: 1 }], total: 1 })

/** Nothing listens there: what is really sent fails. */
const line = { name: '', url: 'http://127.0.0.1:1' }
const call = () => app.http({ url: path, method: 'GET', params })

/** A visit: the modules keep what was asked for. */
async function startVisit() {
  vi.resetModules()
  globalThis.firstAnswers = undefined
  return {
    ...(await import('#src/api/client.ts')),
    ...(await import('#src/api/first-answers.ts')),
    ...(await import('#src/stores/settings/locale.ts')),
    ...(await import('#src/stores/settings/runtime-config.ts')),
    ...(await import('#src/stores/session/session.ts')),
  }
}
let app: Awaited<ReturnType<typeof startVisit>>

beforeEach(async () => {
  localStorage.clear()
  vi.stubGlobal('fetch', fetched.mockReset())
  app = await startVisit()
  app.useRuntimeConfig.setState({ lines: [line, line], defaultBody: { app: 'web' } })
  app.configureClient({ translate: message => message, toast: () => {}, onSignedOut: () => {} })
})

it('a first answer is asked for with the documented address and headers, and the client takes it over once [R7.1, R7.2]', async () => {
  app.signIn({ token: 'secret', userId: '1' })
  fetched.mockResolvedValueOnce(answer(list))
  expect(await app.requestFirst(path, params)).toEqual(list)
  const [url, { headers } = {}] = fetched.mock.calls[0]!
  expect(url).toBe(`${line.url}${path}?app=web&pageNum=1&pageSize=200`)
  expect(headers).toEqual({
    'Accept-Language': 'en',
    LanguageId: '2',
    Authorization: 'secret',
    'Content-Type': 'application/x-www-form-urlencoded',
    Accept: 'application/json',
  })
  expect(await call()).toEqual(list)
  await expect(call()).rejects.toMatchObject({ kind: 'network' })
})

it('a first answer that was asked for twice is sent for once', async () => {
  fetched.mockResolvedValueOnce(answer(list))
  expect(await Promise.all([app.requestFirst(path, params), app.requestFirst(path, params)])).toEqual([
    list,
    list,
  ])
  expect(fetched).toHaveBeenCalledOnce()
  expect(await call()).toEqual(list)
})

it.each([
  ['another language', () => app.chooseLocale('de')],
  ['another person', () => app.signIn({ token: 'other', userId: '2' })],
  [
    'another line',
    () => app.useRuntimeConfig.setState({ lines: [{ name: '', url: 'http://127.0.0.1:2' }, line] }),
  ],
])('a first answer is not taken over by %s', async (_, change) => {
  fetched.mockResolvedValueOnce(answer(list))
  await app.requestFirst(path, params)
  change()
  await expect(call()).rejects.toMatchObject({ kind: 'network' })
})

it('a first answer that is an error is left to the client and its error policy [R8.5]', async () => {
  fetched.mockResolvedValueOnce(answer({ code: 460, msg: 'hint_product_unknown' }))
  expect(await app.requestFirst(path, params)).toBeUndefined()
  await expect(call()).rejects.toMatchObject({ code: 460 })
})

it('a first answer that is no envelope is malformed, and a status that is no success is asked for again', async () => {
  fetched.mockResolvedValueOnce(new Response('<html>'))
  expect(await app.requestFirst(path, params)).toBeUndefined()
  await expect(call()).rejects.toMatchObject({ kind: 'malformed' })
  fetched.mockResolvedValueOnce(answer(list, 502))
  expect(await app.requestFirst(path, params)).toBeUndefined()
  // Sent, to where nothing listens.
  await expect(call()).rejects.toMatchObject({ kind: 'network' })
})

it.each([
  ['network', new TypeError('Failed to fetch')],
  ['timeout', new DOMException('The operation timed out', 'TimeoutError')],
])('a first answer that does not arrive fails the call that waits for it: %s [R8.6]', async (kind, error) => {
  fetched.mockRejectedValueOnce(error)
  expect(await app.requestFirst(path, params)).toBeUndefined()
  await expect(call()).rejects.toMatchObject({ kind })
})

it('a first answer is not taken over once the visit has begun', async () => {
  fetched.mockResolvedValueOnce(answer(list))
  await app.requestFirst(path, params)
  app.dropFirstAnswers()
  await expect(call()).rejects.toMatchObject({ kind: 'network' })
  expect(await app.requestFirst(path, params)).toBeUndefined()
  expect(fetched).toHaveBeenCalledOnce()
})
