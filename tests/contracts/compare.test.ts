import { describe, expect, it } from 'vitest'
import { readFailures } from '#contracts/compare/junit.ts'
import { faultKinds } from '#contracts/compare/kinds.ts'
import { cleanOf, outcomeOf, tableOf, type Outcome, type Result } from '#contracts/compare/outcome.ts'
import { insert } from '#contracts/compare/page.ts'
import { roundsOf } from '#contracts/compare/measure.ts'
import { partOf } from '#contracts/compare/specification.ts'
import type { Fault } from '#contracts/faults/provider/fault.ts'
import { familyFaults, providerFaults } from '#contracts/faults/provider/faults.ts'
import { readMaterial } from '#contracts/material.ts'

const fault = (operation: string, name = operation): Fault => ({ name, operation, shows: /the fault/ })
const { document, operations } = readMaterial()

describe('faults of the comparison', () => {
  it('are all faults that the verifier must identify, each of one kind', () => {
    const compared = Object.values(faultKinds).flat()
    expect(compared).toHaveLength(providerFaults.length + familyFaults.length)
    expect(new Set(compared)).toEqual(new Set([...providerFaults, ...familyFaults]))
  })

  it('are in rounds with one fault of an operation, of a limited size', () => {
    const faults = [fault('a', '1'), fault('a', '2'), fault('b', '3'), fault('c', '4')]
    const rounds = roundsOf(faults, 2).map(round => round.faults.map(({ name }) => name))
    expect(rounds).toEqual([
      ['1', '3'],
      ['2', '4'],
    ])
  })
})

describe('outcome of a tool', () => {
  const clean = cleanOf([{ operation: 'a', says: 'id 251569051728347136 has no price 184.07' }])
  const judge = (
    says: string[],
    operation = 'a',
    names?: (fault: Fault, says: readonly string[]) => boolean,
  ) =>
    outcomeOf(
      { ...(names && { names }) },
      fault('a'),
      says.map(one => ({ operation, says: one })),
      clean,
    )

  it('is caught when it reports what it does not report without the fault', () => {
    expect(judge(['status is wrong'])).toBe<Outcome>('caught')
  })

  it('is flagged anyway when only ids and prices differ from what it reports without the fault', () => {
    expect(judge(['id 251569051728347999 has no price 190.2'])).toBe<Outcome>('flagged anyway')
  })

  it('is missed when nothing is reported of the operation', () => {
    expect(judge([])).toBe<Outcome>('missed')
    expect(judge(['status is wrong'], 'b')).toBe<Outcome>('missed')
  })

  it('asks a tool that must name the fault', () => {
    const names = ({ shows }: Fault, says: readonly string[]) => says.some(one => shows.test(one))
    expect(judge(['status is wrong'], 'a', names)).toBe<Outcome>('flagged anyway')
    expect(judge(['this is the fault'], 'a', names)).toBe<Outcome>('caught')
  })
})

it('the table counts caught, flagged anyway and missed by kind and in all', () => {
  const result = (kind: string, one: Outcome, other: Outcome): Result => ({
    kind,
    fault: kind,
    operation: 'a',
    outcomes: { one, other },
  })
  const table = tableOf(
    [
      result('tokens', 'caught', 'not applicable'),
      result('tokens', 'missed', 'not applicable'),
      result('pages', 'flagged anyway', 'caught'),
    ],
    ['one', 'other'],
  )
  expect(table.split('\n')).toEqual([
    '| faults | number | one | other |',
    '|---|---|---|---|',
    '| tokens | 2 | 1 / 0 / 1 | not applicable |',
    '| pages | 1 | 0 / 1 / 0 | 1 / 0 / 0 |',
    '| all | 3 | 1 / 1 / 1 | 1 / 0 / 0 |',
  ])
})

it('failed tests are read from a report with the operation whose path they name', () => {
  const xml = `<testsuite>
    <testcase name="POST /api/spotOrder/place &middot; bought"><failure><![CDATA[body: "x" <is> wrong\nRequest:\ntoken]]></failure></testcase>
    <testcase name="GET /api/spotOrder/list" time="1"/>
    <testcase name="GET /api/userInfo/userBalance?currencyId=3"><error message="no &quot;data&quot;"/></testcase>
  </testsuite>`
  const failures = readFailures(xml, operations, /\nRequest:/)
  expect(failures.map(({ operation }) => operation)).toEqual(['placeSpotOrder', 'getUserBalance'])
  expect(failures[0]?.says).toMatch(/bought: body: "x" <is> wrong$/)
  expect(failures[1]?.says).toContain('no "data"')
})

it('part of the specification has the operation and everything that it refers to', () => {
  const part = partOf(document, ['getUserBalance'])
  expect(Object.keys(part.paths)).toEqual(['/api/userInfo/userBalance'])
  const names = [...JSON.stringify(part).matchAll(/"\$ref":"#\/components\/(\w+)\/(\w+)"/g)]
  expect(names.length).toBeGreaterThan(0)
  for (const [, kind = '', name = ''] of names) expect(part.components[kind]).toHaveProperty(name)
})

it('results replace those between the marks of the page', () => {
  const marked = (text: string) =>
    `before\n<!-- results: written by npm run contracts:compare -->\n${text}\n<!-- end of results -->\nafter`
  expect(insert(marked('old'), 'new')).toBe(marked('new'))
  expect(() => insert('no marks', 'new')).toThrow('lacks the marks')
})
