// @vitest-environment happy-dom
import type { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { configureClient } from '#src/api/client.ts'
import { ApiError, SwallowedAnswer, TransportError } from '#src/api/errors.ts'
import { persistedName, clearAccountData, persistQueries } from '#src/api/persisted-queries.ts'
import { createQueryClient, shouldRetry } from '#src/api/query-client.ts'
import { signIn, signOut } from '#src/stores/session.ts'

const now = 1_800_000_000_000
const siteKey = ['/api/siteInfo/getSiteInfo']
const userKey = ['/api/userInfo/getUserInfo']
const ledgerKey = ['/api/ledgerEntry/list', { pageNum: 1 }]
const balanceKey = ['/api/userInfo/userBalance', { currencyId: 3 }]
const success = (data: unknown) => ({ code: 200, msg: 'ok', data })
const toast = vi.fn()
let stops: (() => void)[]

function visit(): QueryClient {
  const client = createQueryClient()
  stops.push(persistQueries(client), () => client.clear())
  return client
}
const load = (client: QueryClient, queryKey: unknown[], answer: unknown) =>
  client.fetchQuery({ queryKey, queryFn: () => answer, staleTime: 0 })

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

it('shows on the next visit what was cached, with its age [R3.1, R4.6]', async () => {
  await load(visit(), siteKey, success('Fairline'))
  vi.advanceTimersByTime(3_600_000)
  const client = visit()
  expect(client.getQueryData(siteKey)).toEqual(success('Fairline'))
  expect(client.getQueryState(siteKey)?.dataUpdatedAt).toBe(now)
})

it('keeps page configs per route and message sets per language [R3.1, R4.4]', async () => {
  const client = visit()
  const keys = [
    ['/api/appConfig/list', { pagePath: '/a' }],
    ['/api/appConfig/list', { pagePath: '/b' }],
    ['/api/langMgr/list', { lang: 'en' }],
    ['/api/langMgr/list', { lang: 'ar' }],
  ]
  for (const key of keys) await load(client, key, success(key))
  const next = visit()
  for (const key of keys) expect(next.getQueryData(key)).toEqual(success(key))
  expect(persistedName(keys[3]!)).toContain('"lang":"ar"')
})

it('keeps what the account was last worth, with the age of the answer, until it signs out [R3.2, R4.1]', async () => {
  const asked = Date.now()
  await load(visit(), balanceKey, success('12'))
  vi.advanceTimersByTime(3_600_000)
  const next = visit()
  expect(next.getQueryData(balanceKey)).toEqual(success('12'))
  expect(next.getQueryState(balanceKey)?.dataUpdatedAt).toBe(asked)
  signOut()
  expect(localStorage.getItem(`fairline:${persistedName(balanceKey)}`)).toBeNull()
})

it('asks anew for what belongs to the account on each visit, however young its copy is [R3.2, R4.6]', async () => {
  const before = visit()
  await load(before, balanceKey, success('0'))
  await load(before, siteKey, success('Fairline'))
  const next = visit()
  expect(next.getQueryState(balanceKey)?.isInvalidated).toBe(true)
  expect(next.getQueryState(siteKey)?.isInvalidated).toBe(false)
})

it('keeps only what is named, and only successes [R3.1]', async () => {
  const client = visit()
  await load(client, ledgerKey, success('12'))
  await load(client, siteKey, { code: 401, msg: 'hint_48' })
  expect(Object.keys(localStorage).filter(name => name.includes('query:'))).toEqual([])
})

it.each(['{', '{"v":1,"data":{"queryKey":3}}', '{"v":1,"data":null}', '{"v":0,"data":{}}'])(
  'discards the corrupt copy %s [R3.1]',
  text => {
    localStorage.setItem(`fairline:${persistedName(siteKey)}`, text)
    expect(visit().getQueryData(siteKey)).toBeUndefined()
    expect(localStorage.getItem(`fairline:${persistedName(siteKey)}`)).toBeNull()
  },
)

it('forgets the account on sign-out, in the cache and on the device, and nothing else [R4.1]', async () => {
  const client = visit()
  for (const key of [siteKey, userKey, balanceKey]) await load(client, key, success(key))
  expect(visit().getQueryData(userKey)).toBeDefined()
  signOut()
  expect(client.getQueryData(userKey)).toBeUndefined()
  expect(client.getQueryData(balanceKey)).toBeUndefined()
  expect(client.getQueryData(siteKey)).toBeDefined()
  const next = visit()
  expect(next.getQueryData(userKey)).toBeUndefined()
  expect(next.getQueryData(siteKey)).toBeDefined()
})

it('keeps no answer that arrives after sign-out [R4.1]', async () => {
  const client = visit()
  const { promise, resolve } = Promise.withResolvers<unknown>()
  const loading = client.fetchQuery({ queryKey: userKey, queryFn: () => promise }).catch(() => 'cancelled')
  signOut()
  resolve(success('late'))
  await loading
  await vi.advanceTimersByTimeAsync(0)
  expect(client.getQueryData(userKey)).toBeUndefined()
  expect(localStorage.getItem(`fairline:${persistedName(userKey)}`)).toBeNull()
})

it('restores nothing of an account for a guest [R4.1]', async () => {
  await load(visit(), userKey, success('Anna'))
  for (const stop of stops.splice(0)) stop()
  signOut()
  expect(visit().getQueryData(userKey)).toBeUndefined()
  expect(localStorage.getItem(`fairline:${persistedName(userKey)}`)).toBeNull()
})

it('leaves what was cached when an answer is swallowed, and lets the screen offer a retry [R8.5]', async () => {
  const client = visit()
  await load(client, siteKey, success('Fairline'))
  await expect(load(client, siteKey, undefined)).rejects.toBeInstanceOf(SwallowedAnswer)
  expect(client.getQueryData(siteKey)).toEqual(success('Fairline'))
  expect(client.getQueryState(siteKey)?.status).toBe('error')
  expect(toast).not.toHaveBeenCalled()
})

it('tries a read again when nobody was reached, and toasts once after the last attempt [R8.6]', async () => {
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

it('does not toast for a poll that nobody asked for', async () => {
  const client = createQueryClient()
  const queryFn = vi.fn(() => Promise.reject(new TransportError('timeout')))
  await client.fetchQuery({ queryKey: siteKey, queryFn, meta: { quiet: true } }).catch(String)
  expect(toast).not.toHaveBeenCalled()
})

it('tries again neither a refusal, nor a timeout, nor a client fault, nor for ever', () => {
  expect(shouldRetry(0, new TransportError('malformed', { status: 200 }))).toBe(true)
  expect(shouldRetry(1, new TransportError('status', { status: 503 }))).toBe(true)
  expect(shouldRetry(2, new TransportError('network'))).toBe(false)
  expect(shouldRetry(0, new TransportError('timeout'))).toBe(false)
  expect(shouldRetry(0, new TransportError('status', { status: 404 }))).toBe(false)
  expect(shouldRetry(0, new ApiError(460, 'x'))).toBe(false)
  expect(shouldRetry(0, new SwallowedAnswer())).toBe(false)
})

it('sends a write once, and never later when it failed now', async () => {
  const client = createQueryClient()
  const mutationFn = vi.fn(() => Promise.reject(new TransportError('network')))
  const mutation = client.getMutationCache().build(client, client.defaultMutationOptions({ mutationFn }))
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await expect(mutation.execute(undefined)).rejects.toBeInstanceOf(TransportError)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(mutationFn).toHaveBeenCalledTimes(1)
  vi.restoreAllMocks()
})

it('forgets on request, as when another account signs in', async () => {
  const client = visit()
  await load(client, userKey, success('Anna'))
  clearAccountData(client)
  expect(client.getQueryData(userKey)).toBeUndefined()
})
