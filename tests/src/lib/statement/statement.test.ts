import { describe, expect, it } from 'vitest'
import {
  StatementError,
  writeStatement,
  writeStatementInSteps,
  readStatement,
  readStatementInSteps,
} from '#src/lib/statement/file.ts'
import { emptyStatement, entriesCsv, sliceStatement } from '#src/lib/statement/statement.ts'
import type { ReportedEntry } from '#src/lib/statement/account-shapes.ts'

const at = Date.UTC(2026, 0, 1)
const entry = (id: number, fields: Partial<ReportedEntry> = {}): ReportedEntry => ({
  id: `${id}-1`,
  transactionId: `${id}`,
  type: 'hold',
  balance: 'available',
  currencyId: 3,
  productId: null,
  assetName: 'USDT',
  amount: '-1.5',
  balanceAfter: '8.5',
  referenceType: 'spotOrder',
  referenceId: '5',
  time: at + id,
  hash: null,
  ...fields,
})
const statement = { ...emptyStatement(at), entries: [entry(1), entry(2), entry(3, { referenceId: '6' })] }

const problemOf = (text: string) => {
  try {
    readStatement(text)
    return undefined
  } catch (error) {
    return error instanceof StatementError ? [error.reason, error.path] : error
  }
}

describe('statement file', () => {
  it('round-trips and drops unknown fields', () => {
    expect(readStatement(writeStatement(statement))).toEqual(statement)
    const more = JSON.stringify({ ...JSON.parse(writeStatement(statement)), secret: 1 })
    expect(readStatement(more)).toEqual(statement)
  })

  it('can be read whatever line breaks another program has written', () => {
    const file: unknown = JSON.parse(writeStatement(statement))
    expect(readStatement(JSON.stringify(file))).toEqual(statement)
    expect(readStatement(JSON.stringify(file, null, 2))).toEqual(statement)
    expect(readStatement(writeStatement(statement).replaceAll('\n', '\r\n'))).toEqual(statement)
  })

  it('can be read in its first version, which has fewer fields', () => {
    const { balances: _, ...first } = JSON.parse(writeStatement(statement)) as Record<string, unknown>
    const balance = { currencyId: 3, productId: null, assetName: 'USDT', available: '8.5', held: '0' }
    const text = JSON.stringify({ ...first, version: 1, balances: [balance] })
    expect(readStatement(text).balances).toEqual([{ ...balance, cost: null, averageCost: null, time: null }])
  })

  it('yields while it is parsed and written, so that ten thousand entries do not block the screen', () => {
    const long = { ...statement, entries: Array.from({ length: 10_000 }, (_, index) => entry(index + 1)) }
    const count = (steps: Generator<unknown, unknown>) => {
      let rests = 0
      while (!steps.next().done) rests++
      return rests
    }
    expect(count(writeStatementInSteps(long))).toBeGreaterThanOrEqual(50)
    expect(count(readStatementInSteps(writeStatement(long)))).toBeGreaterThanOrEqual(100)
    expect(readStatement(writeStatement(long))).toEqual(long)
  })

  it('has one row per line', () => {
    expect(
      writeStatement(statement)
        .split('\n')
        .filter(line => line.startsWith('{"id"')),
    ).toHaveLength(3)
  })

  it('is rejected with a reason when truncated, foreign, of another version or damaged', () => {
    const text = writeStatement(statement)
    expect(problemOf(text.slice(0, -2))).toEqual(['notJson', ''])
    expect(problemOf(text + text)).toEqual(['notJson', ''])
    expect(problemOf('[]')).toEqual(['notStatement', ''])
    expect(problemOf('null')).toEqual(['notStatement', ''])
    expect(problemOf(text.replace('"version":2', '"version":"2"'))).toEqual(['otherVersion', ''])
    expect(problemOf(text.replace('"-1.5"', '"-1.5e3"'))).toEqual(['badField', 'entries[0].amount'])
    expect(problemOf(text.replace('"-1.5"', '-1.5'))).toEqual(['badField', 'entries[0].amount'])
    expect(problemOf(text.replace('"deposits":[]', '"deposits":{}'))).toEqual(['badField', 'deposits'])
    expect(problemOf(text.replace('"positions":[]', '"positions":[{}]'))).toEqual([
      'badField',
      'positions[0].id',
    ])
    expect(problemOf(text.replace(`"madeAt":${at}`, '"madeAt":-1'))).toEqual(['badField', 'statement.madeAt'])
  })
})

describe('partial statement', () => {
  it('names the records whose entries are cut off, and omits balances of another time', () => {
    const part = sliceStatement(statement, { from: null, to: at + 2 })
    expect(part.entries.map(each => each.id)).toEqual(['1-1'])
    expect(part.outside).toEqual([{ kind: 'spotOrder', id: '5' }])
    expect(part.balances).toBeNull()
    expect(sliceStatement(statement, { from: at + 3, to: null })).toMatchObject({ outside: [], balances: [] })
  })
})

describe('entries as CSV', () => {
  it('have a line for each entry, with exact amounts and UTC times', () => {
    expect(entriesCsv([entry(1)])).toBe(
      'time,id,type,balance,assetName,amount,balanceAfter,referenceType,referenceId\r\n' +
        '2026-01-01T00:00:00.001Z,1-1,hold,available,USDT,-1.5,8.5,spotOrder,5\r\n',
    )
  })

  it('escape names that would break the table or run as a formula', () => {
    const rows = entriesCsv([entry(1, { assetName: '=A,"1"' }), entry(2, { assetName: '-x' })]).split('\r\n')
    expect(rows[1]).toContain(`"'=A,""1"""`)
    expect(rows[2]).toContain(`'-x`)
  })
})
