import { expect, it } from 'vitest'
import { findMissingRows } from '#contracts/completeness.ts'
import { rows } from '#contracts/rows/all.ts'
import { excludedOperations } from '#contracts/rows/excluded-operations.ts'
import { operationNamed } from '#contracts/spec.ts'

const login = operationNamed('login')
const rowsOf = (id: string) => rows.filter(row => row.operation.id === id)

it('completeness check accepts an operation that has all its rows', () => {
  expect(findMissingRows([login], rowsOf('login'), {})).toEqual([])
})

it('completeness check names an operation without a success row and the file it belongs in', () => {
  const refusals = rowsOf('login').filter(row => row.answer.code !== 200)
  expect(findMissingRows([login], refusals, {})).toEqual([
    'login has no success row: add one to contracts/rows/auth.ts',
  ])
})

it('completeness check ignores a success row that is marked client-only', () => {
  const own = rowsOf('getSiteInfo').filter(row => row.clientOnly)
  expect(own).toHaveLength(1)
  const complaint = 'getSiteInfo has no success row: add one to contracts/rows/site.ts'
  expect(findMissingRows([operationNamed('getSiteInfo')], own, {})).toEqual([complaint])
})

it('completeness check names a documented refusal without a row', () => {
  const others = rowsOf('login').filter(row => row.example !== 'locked')
  const complaint = 'login has no row for its documented refusal "locked": add one to contracts/rows/auth.ts'
  expect(findMissingRows([login], others, {})).toEqual([complaint])
})

it('completeness check requires no row for a second success or for a documented 401, which is derived', () => {
  const some = [...rowsOf('getProduct'), ...rowsOf('getUserInfo')].filter(row =>
    ['apple', 'unknown', 'en'].includes(row.example),
  )
  expect(some.map(row => row.example).toSorted()).toEqual(['apple', 'apple', 'en', 'unknown'])
  expect(findMissingRows([operationNamed('getProduct'), operationNamed('getUserInfo')], some, {})).toEqual([])
})

it('completeness check counts only the rows of the operation itself', () => {
  const complaint = 'login has no success row: add one to contracts/rows/auth.ts'
  expect(findMissingRows([login], rowsOf('logout'), {})).toEqual([complaint])
})

it('completeness check names missing error rows, 401 only where a back end can be asked for it', () => {
  const nothing = () => []
  const ofLogin = findMissingRows([login], rowsOf('login'), {}, nothing)
  const ofLogout = findMissingRows([operationNamed('logout')], rowsOf('logout'), {}, nothing)
  expect(ofLogin).toContain('login lacks the error row "timeout"')
  expect(ofLogin).toContain('login lacks the error row "500 when it fails inside"')
  expect(ofLogin).not.toContain('login lacks the error row "401 for a token that nobody has"')
  expect(ofLogout).toContain('logout lacks the error row "401 for a token that nobody has"')
  expect(ofLogout).toHaveLength(ofLogin.length + 1)
})

it('completeness check accepts a reason for an excluded operation and reports one for an operation that no longer exists', () => {
  expect(
    findMissingRows(Object.keys(excludedOperations).map(operationNamed), [], excludedOperations),
  ).toEqual([])
  const complaint = 'sellTheHouse is excluded, but the specification does not have it'
  expect(findMissingRows([login], rowsOf('login'), { sellTheHouse: 'never' })).toEqual([complaint])
})
