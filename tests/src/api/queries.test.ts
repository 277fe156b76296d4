// @vitest-environment happy-dom
import type { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { configureClient } from '#src/api/client.ts'
import { API_VERSION } from '#src/api/generated/api-version.ts'
import { ApiError, SwallowedAnswer, TransportError, UnusableAnswer } from '#src/api/errors.ts'
import { persistedName, clearAccountData, persistQueries } from '#src/api/persisted-queries.ts'
import { queryPolicy } from '#src/api/operation-policies.ts'
import { createQueryClient, shouldRetry } from '#src/api/query-client.ts'
import { signIn, signOut } from '#src/stores/session/session.ts'

const now = 1_800_000_000_000
const siteKey = ['/api/siteInfo/getSiteInfo']
const userKey = ['/api/userInfo/getUserInfo']
const ledgerKey = ['/api/ledgerEntry/list', { pageNum: 1 }]
const balanceKey = ['/api/userInfo/userBalance', { currencyId: 3 }]
const success = (data: unknown) => ({ code: 200, msg: 'ok', data })
const toast = vi.fn()
let stops: (() => void)[]

function startVisit(): QueryClient {
  const client = createQueryClient()
  stops.push(persistQueries(client), () => client.clear())
  return client
}
const load = (client: QueryClient, queryKey: unknown[], answer: unknown) =>
  client.fetchQuery(queryPolicy({ queryKey, queryFn: () => answer, staleTime: 0 }))

beforeEach(() => {
  vi.useFakeTimers({ now })
  localStorage.clear()
  stops = []
  signIn({ token: 't', userId: '9' })
  toast.mockClear()
  configureClient({ toast, translate: message => message })
})
afterEach(() => {
  for (const stop of stops) stop()
  vi.useRealTimers()
})

it('query cache restores persisted answers with their age on the next visit [R3.1, R4.6]', async () => {
  await load(startVisit(), siteKey, success('Fairline'))
  vi.advanceTimersByTime(3_600_000)
  const client = startVisit()
  expect(client.getQueryData(siteKey)).toEqual(success('Fairline'))
  expect(client.getQueryState(siteKey)?.dataUpdatedAt).toBe(now)
})

it('query cache keeps page configs per route and messages per language [R3.1, R4.4]', async () => {
  const client = startVisit()
  const keys = [
    ['/api/appConfig/list', { pagePath: '/a' }],
    ['/api/appConfig/list', { pagePath: '/b' }],
    ['/api/langMgr/list', { lang: 'en' }],
    ['/api/langMgr/list', { lang: 'ar' }],
  ]
  for (const key of keys) await load(client, key, success(key))
  const next = startVisit()
  for (const key of keys) expect(next.getQueryData(key)).toEqual(success(key))
  expect(persistedName(keys[3]!)).toContain('"lang":"ar"')
})

it('query cache keeps the last account value with its age until sign-out [R3.2, R4.1]', async () => {
  const asked = Date.now()
  await load(startVisit(), balanceKey, success('12'))
  vi.advanceTimersByTime(3_600_000)
  const next = startVisit()
  expect(next.getQueryData(balanceKey)).toEqual(success('12'))
  expect(next.getQueryState(balanceKey)?.dataUpdatedAt).toBe(asked)
  signOut()
  expect(localStorage.getItem(`fairline:${persistedName(balanceKey)}`)).toBeNull()
})

it('query cache refetches everything on each visit, however recent its copy [R3.2, R4.4, R4.6]', async () => {
  const before = startVisit()
  await load(before, balanceKey, success('0'))
  await load(before, siteKey, success('Fairline'))
  const next = startVisit()
  expect(next.getQueryState(balanceKey)?.isInvalidated).toBe(true)
  expect(next.getQueryState(siteKey)?.isInvalidated).toBe(true)
})

it('query cache persists only allowlisted queries, and only successes [R3.1]', async () => {
  const client = startVisit()
  await load(client, ledgerKey, success('12'))
  const passedThrough = load(client, siteKey, { code: 401, msg: 'hint_48' })
  await expect(passedThrough).rejects.toBeInstanceOf(UnusableAnswer)
  expect(Object.keys(localStorage).filter(name => name.includes('query:'))).toEqual([])
})

it('query gives what passes through with its rows as it is, whatever they are [R8.1]', async () => {
  const answer = { code: 200, msg: 'hint_48', rows: [{ unheardOf: 1 }], total: 1 }
  expect(await load(startVisit(), ledgerKey, answer)).toBe(answer)
})

it('query cache discards a copy in the types of another version of the API [R3.1]', async () => {
  await load(startVisit(), siteKey, success('Fairline'))
  const name = `fairline:${persistedName(siteKey)}`
  const copy = localStorage.getItem(name)!
  localStorage.setItem(name, copy.replace(`"api":"${API_VERSION}"`, '"api":"0.0.0"'))
  expect(localStorage.getItem(name)).not.toBe(copy)
  expect(startVisit().getQueryData(siteKey)).toBeUndefined()
})

it.each(['{', '{"v":1,"data":{"queryKey":3}}', '{"v":1,"data":null}', '{"v":0,"data":{}}'])(
  'query cache discards the corrupt copy %s [R3.1]',
  text => {
    localStorage.setItem(`fairline:${persistedName(siteKey)}`, text)
    expect(startVisit().getQueryData(siteKey)).toBeUndefined()
    expect(localStorage.getItem(`fairline:${persistedName(siteKey)}`)).toBeNull()
  },
)

it('query cache deletes account data on sign-out, in memory and in storage, and nothing else [R4.1]', async () => {
  const client = startVisit()
  for (const key of [siteKey, userKey, balanceKey]) await load(client, key, success(key))
  expect(startVisit().getQueryData(userKey)).toBeDefined()
  signOut()
  expect(client.getQueryData(userKey)).toBeUndefined()
  expect(client.getQueryData(balanceKey)).toBeUndefined()
  expect(client.getQueryData(siteKey)).toBeDefined()
  const next = startVisit()
  expect(next.getQueryData(userKey)).toBeUndefined()
  expect(next.getQueryData(siteKey)).toBeDefined()
})

it('query cache drops an answer that arrives after sign-out [R4.1]', async () => {
  const client = startVisit()
  const { promise, resolve } = Promise.withResolvers<unknown>()
  const loading = client.fetchQuery({ queryKey: userKey, queryFn: () => promise }).catch(() => 'cancelled')
  signOut()
  resolve(success('late'))
  await loading
  await vi.advanceTimersByTimeAsync(0)
  expect(client.getQueryData(userKey)).toBeUndefined()
  expect(localStorage.getItem(`fairline:${persistedName(userKey)}`)).toBeNull()
})

it('query cache restores no account data for a guest [R4.1]', async () => {
  await load(startVisit(), userKey, success('Anna'))
  for (const stop of stops.splice(0)) stop()
  signOut()
  expect(startVisit().getQueryData(userKey)).toBeUndefined()
  expect(localStorage.getItem(`fairline:${persistedName(userKey)}`)).toBeNull()
})

it('query cache keeps the cached value when an answer is swallowed, so that the screen can offer a retry [R8.5]', async () => {
  const client = startVisit()
  await load(client, siteKey, success('Fairline'))
  await expect(
    load(client, siteKey, Promise.reject(new ApiError(209, 'hint_not_now'))),
  ).rejects.toBeInstanceOf(SwallowedAnswer)
  expect(client.getQueryData(siteKey)).toEqual(success('Fairline'))
  expect(client.getQueryState(siteKey)?.status).toBe('error')
  expect(toast).not.toHaveBeenCalled()
})

it('query cache retries a read after a network error and toasts once after the last attempt [R8.6]', async () => {
  const client = createQueryClient()
  const queryFn = vi.fn(() => Promise.reject(new TransportError('network')))
  const loading = client.fetchQuery({ queryKey: siteKey, queryFn, retry: shouldRetry }).catch(String)
  await vi.advanceTimersByTimeAsync(2999)
  expect(toast).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  await loading
  expect(queryFn).toHaveBeenCalledTimes(3)
  expect(toast.mock.calls).toEqual([['errors.interfaceException']])
})

it('query cache does not toast for a background poll', async () => {
  const client = createQueryClient()
  const queryFn = vi.fn(() => Promise.reject(new TransportError('timeout')))
  await client.fetchQuery({ queryKey: siteKey, queryFn, meta: { quiet: true } }).catch(String)
  expect(toast).not.toHaveBeenCalled()
})

it('query cache retries neither a refusal, a timeout nor a client error, and not indefinitely', () => {
  expect(shouldRetry(0, new TransportError('malformed', { status: 200 }))).toBe(true)
  expect(shouldRetry(1, new TransportError('status', { status: 503 }))).toBe(true)
  expect(shouldRetry(2, new TransportError('network'))).toBe(false)
  expect(shouldRetry(0, new TransportError('timeout'))).toBe(false)
  expect(shouldRetry(0, new TransportError('status', { status: 404 }))).toBe(false)
  expect(shouldRetry(0, new ApiError(460, 'x'))).toBe(false)
  expect(shouldRetry(0, new SwallowedAnswer(new ApiError(209, 'hint_wait')))).toBe(false)
})

it('query cache sends a mutation once and never retries it later', async () => {
  const client = createQueryClient()
  const mutationFn = vi.fn(() => Promise.reject(new TransportError('network')))
  const mutation = client.getMutationCache().build(client, client.defaultMutationOptions({ mutationFn }))
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await expect(mutation.execute(undefined)).rejects.toBeInstanceOf(TransportError)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(mutationFn).toHaveBeenCalledTimes(1)
  vi.restoreAllMocks()
})

it('query cache clears account data on request, as when another account signs in', async () => {
  const client = startVisit()
  await load(client, userKey, success('Anna'))
  clearAccountData(client)
  expect(client.getQueryData(userKey)).toBeUndefined()
})
