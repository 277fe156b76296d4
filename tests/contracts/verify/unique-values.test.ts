import { expect, it } from 'vitest'
import { toSent } from '#contracts/verify/draft.ts'
import { hasUniqueValues, uniqueProblems } from '#contracts/verify/unique-values.ts'
import type { HttpExchange } from '#contracts/verify/wire.ts'
import { material, receivedOf } from './support.ts'

const { document, operations } = material
const operationOf = (id: string) => operations.find(one => one.id === id)!

function answered(id: string, json: object): HttpExchange {
  const operation = operationOf(id)
  const received = receivedOf(json)
  return { operation, sent: toSent({ operation, query: [], headers: {}, body: [] }), received }
}

const problemsOf = (id: string, first: object, second: object) =>
  uniqueProblems(document, [answered(id, first), answered(id, second)]).map(({ says }) => says)
const orders = (...ids: string[]) => ({ code: 200, msg: 'ok', rows: ids.map(id => ({ id, productId: 7 })) })
const session = (token: string, id: string) => ({
  code: 200,
  msg: 'ok',
  data: { token, userInfo: { id, inviteCode: `CODE${id}` } },
})

it('rows of two accounts have ids of their own; what is no id may be the same', () => {
  expect(problemsOf('listSpotOrders', orders('1', '2'), orders('3'))).toEqual([])
  expect(problemsOf('listSpotOrders', orders('1', '2'), orders('3', '2'))).toEqual([
    'two accounts were answered the same id "2", which belongs to one thing alone',
  ])
})

it('one answer has no id twice, in either account', () => {
  const twice = ['an answer has id "1" twice, which belongs to one thing alone']
  expect(problemsOf('listSpotOrders', orders('1', '2', '1'), orders())).toEqual(twice)
  expect(problemsOf('listSpotOrders', orders(), orders('1', '1'))).toEqual(twice)
})

it('tokens and codes are found within what an answer holds', () => {
  expect(problemsOf('login', session('a', '1'), session('b', '2'))).toEqual([])
  expect(problemsOf('login', session('a', '1'), session('a', '1'))).toEqual(
    ['token "a"', 'id "1"', 'inviteCode "CODE1"'].map(
      what => `two accounts were answered the same ${what}, which belongs to one thing alone`,
    ),
  )
})

it('each of the texts of a list is its own', () => {
  const codes = (...recoveryCodes: string[]) => ({ code: 200, msg: 'ok', data: { recoveryCodes } })
  expect(problemsOf('renewRecoveryCodes', codes('A', 'B'), codes('C'))).toEqual([])
  expect(problemsOf('renewRecoveryCodes', codes('A', 'A'), codes('C'))).toEqual([
    'an answer has recoveryCodes "A" twice, which belongs to one thing alone',
  ])
})

it('a refusal has none', () => {
  const refusal = { code: 460, msg: 'hint', rows: [{ id: '1' }, { id: '1' }] }
  expect(problemsOf('listSpotOrders', refusal, refusal)).toEqual([])
})

it('an operation is known by the schema of its answer', () => {
  expect(['login', 'register', 'listSpotOrders', 'placeSpotOrder', 'getTeam'].map(operationOf)).toSatisfy(
    (found: ReturnType<typeof operationOf>[]) => found.every(one => hasUniqueValues(document, one)),
  )
  expect(
    ['listStockProducts', 'getSiteInfo', 'subscribeQuotes'].some(id => {
      const found = operations.find(one => one.id === id)
      return found !== undefined && hasUniqueValues(document, found)
    }),
  ).toBe(false)
})
