import { MutationObserver, InfiniteQueryObserver, type QueryClient } from '@tanstack/react-query'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { configureClient, http } from '#src/api/client.ts'
import { rowsOf } from '#src/api/envelope.ts'
import { ApiError, SwallowedAnswer, TransportError } from '#src/api/errors.ts'
import { getListLoansInfiniteQueryOptions } from '#src/api/generated/loan/loan.ts'
import {
  getListSpotOrdersInfiniteQueryKey,
  getListSpotOrdersQueryKey,
  getPlaceSpotOrderMutationOptions,
} from '#src/api/generated/spot/spot.ts'
import {
  getGetUserBalanceQueryKey,
  getGetUserInfoQueryKey,
  getRenameAccountMutationOptions,
} from '#src/api/generated/user/user.ts'
import { getListLedgerEntriesInfiniteQueryKey } from '#src/api/generated/wallet/wallet.ts'
import { mutationPolicy, queryPolicy } from '#src/api/operation-policies.ts'
import { createQueryClient } from '#src/api/query-client.ts'
import { hasUnanswered, readUnanswered } from '#src/api/unanswered-requests.ts'
import { signIn } from '#src/stores/session/session.ts'
import { completeAnswer } from '#tests/support/specification/complete-answer.ts'
import { envelope, startStubServer, type Answer, type StubServer } from './support/stub-server.ts'
import { callAs } from './support/call-as.ts'

let server: StubServer
let client: QueryClient
let userId = '0'
const toast = vi.fn<(text: string) => void>()
const order = {
  productType: 1,
  productCode: 'AAPL',
  exchangeType: 1,
  orderType: 'market',
  quantity: '2',
  previewPrice: '187.32',
} as const
const answered = (path: string, answer: object) =>
  envelope(completeAnswer(path, { code: 200, msg: 'ok', ...answer }))
const accepted = answered('/api/spotOrder/place', { data: { id: '1' } })
const refused = envelope({ code: 422, msg: 'hint_price_moved', params: { field: 'previewPrice' } })
const unanswered: Answer = response => response.destroy()

beforeAll(async () => {
  server = await startStubServer()
})
afterAll(() => server.close())
beforeEach(() => {
  server.received.length = 0
  toast.mockClear()
  // Each test has an account, and so keys and drafts, of its own.
  userId = String(Number(userId) + 1)
  signIn({ token: 'token', userId })
  client = createQueryClient()
  callAs({ line: server.url })
  configureClient({ translate: message => message, toast })
})
afterEach(() => client.clear())

const place = (quantity = '2', options = {}) =>
  new MutationObserver(client, getPlaceSpotOrderMutationOptions(client, options)).mutate({
    data: { ...order, quantity },
  })
const keysSent = () => server.received.map(({ body }) => new URLSearchParams(body).get('idempotencyKey'))

it('write keeps its idempotency key until it is answered, and takes another for another request [R8.6]', async () => {
  server.answerWith(unanswered)
  await expect(place()).rejects.toBeInstanceOf(TransportError)
  await expect(place('3')).rejects.toBeInstanceOf(TransportError)
  expect(hasUnanswered('placeSpotOrder')).toBe(true)
  server.answerWith(accepted)
  await place()
  await place('3')
  await place()
  const [first, second, ...later] = keysSent()
  expect(first).toMatch(/^[0-9a-f-]{36}$/)
  expect(second).not.toBe(first)
  expect(later.slice(0, 2)).toEqual([first, second])
  expect(later[2]).not.toBe(first)
  expect(hasUnanswered('placeSpotOrder')).toBe(false)
})

it('write that was refused is over: the same request later is a new one', async () => {
  server.answerWith(refused)
  await expect(place()).rejects.toBeInstanceOf(ApiError)
  await expect(place()).rejects.toBeInstanceOf(ApiError)
  expect(new Set(keysSent()).size).toBe(2)
  expect(hasUnanswered('placeSpotOrder')).toBe(false)
  expect(toast).not.toHaveBeenCalled()
})

it('write stores its request only where asked to, until it is answered', async () => {
  const isOrder = (stored: unknown): stored is typeof order => typeof stored === 'object'
  server.answerWith(unanswered)
  await place('4').catch(() => undefined)
  expect(readUnanswered('placeSpotOrder', isOrder)).toBeUndefined()
  const stored = { mutation: { meta: { isStored: true } } }
  await place('5', stored).catch(() => undefined)
  expect(readUnanswered('placeSpotOrder', isOrder)).toEqual({ ...order, quantity: '5' })
  server.answerWith(accepted)
  await place('5', stored)
  expect(readUnanswered('placeSpotOrder', isOrder)).toBeUndefined()
})

it.each([209, 500])(
  'write answered %i keeps its key, as it may have been executed [R8.3, R8.4]',
  async code => {
    server.answerWith(envelope({ code, msg: 'hint_wait' }))
    await expect(place()).rejects.toBeInstanceOf(SwallowedAnswer)
    expect(hasUnanswered('placeSpotOrder')).toBe(true)
    server.answerWith(accepted)
    await place()
    expect(new Set(keysSent()).size).toBe(1)
  },
)

it('write rejects when its session has ended, and leaves no key behind [R4.1]', async () => {
  server.answerWith(envelope({ code: 401, msg: 'hint_signed_out' }))
  await expect(place()).rejects.toBeInstanceOf(SwallowedAnswer)
  signIn({ token: 'token', userId })
  expect(hasUnanswered('placeSpotOrder')).toBe(false)
})

it.each([
  ['answered', answered('/api/userInfo/rename', { data: { id: '1' } })],
  ['refused', refused],
  ['not answered', unanswered],
])('write that was %s makes what it changes outdated', async (_, answer) => {
  const name = getGetUserInfoQueryKey()
  client.setQueryData(name, { code: 200, msg: 'ok' })
  server.answerWith(answer)
  const rename = new MutationObserver(client, getRenameAccountMutationOptions(client))
  await rename.mutate({ data: { nickName: 'Ana' } }).catch(() => undefined)
  expect(client.getQueryState(name)?.isInvalidated).toBe(true)
})

it('write makes every form of a list outdated, also one of another tag', async () => {
  const keys = [
    getListSpotOrdersQueryKey({ pageNum: 1, pageSize: 20 }),
    getListSpotOrdersInfiniteQueryKey({ pageNum: 1, pageSize: 20, status: 'open' }),
    getListLedgerEntriesInfiniteQueryKey({ pageNum: 1, pageSize: 100 }),
    getGetUserBalanceQueryKey({ currencyId: 3 }),
  ]
  for (const key of keys) client.setQueryData(key, {})
  client.setQueryData(getGetUserInfoQueryKey(), {})
  server.answerWith(accepted)
  await place()
  expect(keys.map(key => client.getQueryState(key)?.isInvalidated)).toEqual(keys.map(() => true))
  expect(client.getQueryState(getGetUserInfoQueryKey())?.isInvalidated).toBe(false)
})

it('write without a form lets the client show its error [R8.5, R8.6]', async () => {
  const toasts = { mutation: { meta: { toasts: true } } }
  const rename = new MutationObserver(client, getRenameAccountMutationOptions(client, toasts))
  server.answerWith(envelope({ code: 500, msg: 'hint_server_error' }))
  await expect(rename.mutate({ data: { nickName: 'Ana' } })).rejects.toBeInstanceOf(SwallowedAnswer)
  server.answerWith(unanswered)
  await expect(rename.mutate({ data: { nickName: 'Ana' } })).rejects.toBeInstanceOf(TransportError)
  expect(toast).toHaveBeenCalledTimes(2)
})

it('policy holds for a call that starts later', async () => {
  server.answerWith(envelope({ code: 500, msg: 'hint_server_error' }))
  const later = async () => {
    await Promise.resolve()
    return http({ url: '/api/x', method: 'POST' })
  }
  await expect(client.fetchQuery(queryPolicy({ queryKey: ['x'], queryFn: later }))).rejects.toBeInstanceOf(
    SwallowedAnswer,
  )
  server.answerWith(refused)
  const write = new MutationObserver<unknown, Error, void>(client, mutationPolicy({ mutationFn: later }))
  await expect(write.mutate()).rejects.toBeInstanceOf(ApiError)
  server.answerWith(unanswered)
  await expect(write.mutate()).rejects.toBeInstanceOf(TransportError)
  expect(toast.mock.calls).toEqual([['hint_server_error']])
})

it('list reads page after page to its total, and stops at an empty page [R9.8]', async () => {
  let total = 45
  server.answerWith((response, { query }) => {
    const first = (Number(query.get('pageNum')) - 1) * 20
    const rows = Array.from({ length: Math.max(0, Math.min(20, 45 - first)) }, (_, index) => ({
      id: String(first + index),
    }))
    answered('/api/loan/list', { rows, total })(response, server.received[0]!)
  })
  const list = new InfiniteQueryObserver(
    client,
    getListLoansInfiniteQueryOptions({ pageNum: 1, pageSize: 20 }),
  )
  const readAll = async () => {
    await list.refetch()
    while (list.getCurrentResult().hasNextPage) await list.fetchNextPage()
    return list.getCurrentResult().data?.pages.map(page => rowsOf(page)?.length)
  }
  expect(await readAll()).toEqual([20, 20, 5])
  // A server that promises more than it has.
  total = 1000
  await client.resetQueries()
  expect(await readAll()).toEqual([20, 20, 5, 0])
})

it('write that passes through without a success is told as failed, by its form or as any internal error [R8.1, R8.4]', async () => {
  server.answerWith(envelope({ code: 460, msg: 'hint_48' }))
  await expect(place()).rejects.toMatchObject({ code: 460, msg: 'hint_server_error' })
  expect(toast).not.toHaveBeenCalled()
  server.answerWith(envelope({ code: 500, msg: 'hint_48' }))
  await expect(place()).rejects.toBeInstanceOf(SwallowedAnswer)
  expect(toast.mock.calls).toEqual([['hint_server_error']])
  await expect(place()).rejects.toBeInstanceOf(SwallowedAnswer)
  const [refusedKey, undecidedKey, ...later] = keysSent()
  expect(undecidedKey).not.toBe(refusedKey)
  expect(later).toEqual([undecidedKey])
})

it('write that passes through with a success is done [R8.1]', async () => {
  const answer = { code: 200, msg: 'hint_48', data: { id: '1', unheardOf: true } }
  server.answerWith(envelope(answer))
  expect(await place()).toEqual(answer)
  expect(hasUnanswered('placeSpotOrder')).toBe(false)
})
