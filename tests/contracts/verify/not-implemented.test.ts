import { describe, expect, it } from 'vitest'
import { collapseAbsent } from '#contracts/verify/not-implemented.ts'
import type { Row } from '#contracts/verify/results.ts'
import { readJson, type HttpExchange } from '#contracts/verify/wire.ts'
import { material } from './support.ts'

const operation = material.operations.find(({ id }) => id === 'getProduct')!
const about = { operation: operation.id, tag: operation.tag, milliseconds: 1 }

function exchange(status: number, body = ''): HttpExchange {
  const sent = { method: operation.method, target: operation.path, headers: {}, body: '' }
  return { operation, sent, received: { status, headers: {}, body, json: readJson(body), milliseconds: 1 } }
}

const failed = (suite: Row['suite'], name: string, ...exchanges: HttpExchange[]): Row => ({
  ...about,
  suite,
  name,
  outcome: 'failed',
  problems: [{ says: 'it is wrong' }],
  exchanges,
})
const passed = (suite: Row['suite'], name: string): Row => ({ ...about, suite, name, outcome: 'passed' })
const notRun: Row = { ...about, suite: 'pact', name: 'a state', outcome: 'not run', reason: 'no such state' }

describe('operation that is not implemented', () => {
  it.each([
    ['HTTP 404', exchange(404)],
    ['HTTP 405', exchange(405)],
    ['HTTP 501', exchange(501)],
    ['code 404', exchange(200, '{"code":404,"msg":"none"}')],
  ])('is one failure when it is answered %s', (answered, seen) => {
    const rows = [failed('spec', 'one', seen), failed('probe', 'two', seen), passed('probe', 'three'), notRun]
    const [first, ...others] = collapseAbsent(rows)
    expect(first).toMatchObject({
      outcome: 'failed',
      name: 'is implemented',
      problems: [{ says: `not implemented: GET ${operation.path} is answered ${answered}` }],
    })
    expect(others.map(row => row.outcome === 'not run' && row.reason)).toEqual([
      'the operation is not implemented',
      'the operation is not implemented',
      'the operation is not implemented',
      'no such state',
    ])
  })

  it('is none that has answered anything else', () => {
    const rows = [failed('spec', 'one', exchange(404)), failed('probe', 'two', exchange(500))]
    expect(collapseAbsent(rows)).toEqual(rows)
    const working = [failed('probe', 'an unknown method', exchange(404)), passed('pact', 'a success')]
    expect(collapseAbsent(working)).toEqual(working)
    const unreachable = [failed('probe', 'no answer')]
    expect(collapseAbsent(unreachable)).toEqual(unreachable)
  })
})
