import { expect, it } from 'vitest'
import { lacking } from '#contracts/completeness.ts'
import { rows } from '#contracts/rows/all.ts'
import { elsewhere } from '#contracts/rows/elsewhere.ts'
import { operationNamed } from '#contracts/spec.ts'

const login = operationNamed('login')
const rowsOf = (id: string) => rows.filter(row => row.operation.id === id)

it('has nothing against an operation with its rows', () => {
  expect(lacking([login], rowsOf('login'), {})).toEqual([])
})

it('names an operation without a success row, and the file that it belongs to', () => {
  const refusals = rowsOf('login').filter(row => row.answer.code !== 200)
  expect(lacking([login], refusals, {})).toEqual([
    'login has no success row: add one to contracts/rows/auth.ts',
  ])
})

it('does not count a success that no back end is asked for', () => {
  const own = rowsOf('getSiteInfo').filter(row => row.clientOnly)
  expect(own).toHaveLength(1)
  const complaint = 'getSiteInfo has no success row: add one to contracts/rows/site.ts'
  expect(lacking([operationNamed('getSiteInfo')], own, {})).toEqual([complaint])
})

it('names a documented refusal that no row settles to', () => {
  const others = rowsOf('login').filter(row => row.example !== 'locked')
  const complaint = 'login has no row for its documented refusal "locked": add one to contracts/rows/auth.ts'
  expect(lacking([login], others, {})).toEqual([complaint])
})

it('asks for no row of a further success, nor of a documented 401, which is derived', () => {
  const some = [...rowsOf('getProduct'), ...rowsOf('getUserInfo')].filter(row =>
    ['apple', 'unknown', 'en'].includes(row.example),
  )
  expect(some.map(row => row.example).toSorted()).toEqual(['apple', 'apple', 'en', 'unknown'])
  expect(lacking([operationNamed('getProduct'), operationNamed('getUserInfo')], some, {})).toEqual([])
})

it('counts the rows of the operation alone', () => {
  const complaint = 'login has no success row: add one to contracts/rows/auth.ts'
  expect(lacking([login], rowsOf('logout'), {})).toEqual([complaint])
})

it('names the error rows that are lacking, 401 only where it can be asked for', () => {
  const nothing = () => []
  const ofLogin = lacking([login], rowsOf('login'), {}, nothing)
  const ofLogout = lacking([operationNamed('logout')], rowsOf('logout'), {}, nothing)
  expect(ofLogin).toContain('login lacks the error row "timeout"')
  expect(ofLogin).toContain('login lacks the error row "500 when it fails inside"')
  expect(ofLogin).not.toContain('login lacks the error row "401 for a token that nobody has"')
  expect(ofLogout).toContain('logout lacks the error row "401 for a token that nobody has"')
  expect(ofLogout).toHaveLength(ofLogin.length + 1)
})

it('takes the reason for an operation that is played elsewhere, and no reason for one that is gone', () => {
  expect(lacking(Object.keys(elsewhere).map(operationNamed), [], elsewhere)).toEqual([])
  const complaint = 'sellTheHouse is said to be played elsewhere, and the specification does not have it'
  expect(lacking([login], rowsOf('login'), { sellTheHouse: 'never' })).toEqual([complaint])
})
