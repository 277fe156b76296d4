import { describe, expect, it } from 'vitest'
import { createCoverage, percentMet, type CoverageRow } from '#contracts/verify/coverage.ts'
import { coverageLines } from '#contracts/verify/report/coverage-report.ts'
import { valueAt } from '#contracts/verify/document.ts'
import { readOptions } from '#contracts/verify/options.ts'
import type { HttpExchange } from '#contracts/verify/wire.ts'
import { material, receivedOf } from './support.ts'

const { document, operations, interactions } = material
const operation = operations.find(({ id }) => id === 'listWithdrawals')!

/** An exchange that is answered this. */
function exchange(json: unknown, target = operation.path): HttpExchange {
  const sent = { method: 'GET', target, headers: {}, body: '' }
  const received = receivedOf(json)
  return { operation, sent, received }
}

/** The table after these exchanges, as `kind item` by state. */
function tableAfter(...exchanges: HttpExchange[]) {
  const coverage = createCoverage(document)
  for (const one of exchanges) coverage.note(one)
  const table = coverage.table([operation], interactions)
  const named = (state: CoverageRow['state']) =>
    table.filter(row => row.state === state).map(({ kind, item }) => `${kind} ${item}`)
  return { table, met: named('met'), notMet: named('not met'), notReachable: named('not reachable') }
}

const success = valueAt(
  document,
  `${operation.pointer}/responses/200/content/application~1json/examples/some/value`,
)

describe('coverage of the specification', () => {
  it('reaches nothing of an operation that was not called', () => {
    const { met, notMet, notReachable } = tableAfter()
    expect({ met, notMet }).toEqual({ met: [], notMet: [] })
    expect(notReachable).toContain('code 200')
  })

  it('notes codes, parameters, what a schema allows, and rules', () => {
    const { met, notMet } = tableAfter(exchange(success, `${operation.path}?pageNum=1`))
    expect(met).toEqual(
      expect.arrayContaining([
        'code 200',
        'parameter pageNum',
        'keyword .rows[] items',
        'keyword .rows[].id value',
      ]),
    )
    expect(notMet).toContain('parameter pageSize')
    expect(met.some(item => /^keyword \.rows\[\]\.status enum "\w+"$/.test(item))).toBe(true)
    expect(notMet.some(item => /^keyword \.rows\[\]\.status enum "\w+"$/.test(item))).toBe(true)
    expect(met.some(item => item.startsWith('rule '))).toBe(true)
  })

  it('takes no refusal for a success, and no list without rows for one with rows', () => {
    const refused = tableAfter(
      exchange({ code: 401, msg: 'hint_signed_out', params: {} }, `${operation.path}?pageNum=1`),
    )
    expect(refused.met).toEqual(['code 401 hint_signed_out'])
    const empty = tableAfter(exchange({ code: 200, msg: 'ok', rows: [], total: 0 }))
    expect(empty.notMet).toContain('keyword .rows[] items')
  })

  it('counts what can be met', () => {
    const row = (state: CoverageRow['state']): CoverageRow => ({
      operation: 'a',
      tag: 'a',
      kind: 'code',
      item: '200',
      state,
    })
    expect(percentMet([])).toBe(100)
    expect(percentMet([row('met'), row('not met'), row('not met'), row('not reachable')])).toBeCloseTo(
      33.3,
      1,
    )
    const many = [...Array.from({ length: 999 }, () => row('met')), row('not met')]
    // Never rounded up to 100.
    expect(coverageLines(many).at(-1)).toContain('99 %: 999 met, 1 not met, 0 not reachable')
  })

  it('takes --fail-under as a number from 0 to 100', () => {
    const read = (...argv: string[]) => readOptions(['--url', 'http://localhost:1', ...argv], operations)
    expect(read().failUnder).toBeUndefined()
    expect(read('--fail-under', '79.5').failUnder).toBe(79.5)
    for (const wrong of ['x', '101', '1e2', '-1', '']) {
      expect(() => read(`--fail-under=${wrong}`)).toThrow(/give a number from 0 to 100/)
    }
  })
})
