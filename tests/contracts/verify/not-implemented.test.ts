import { describe, expect, it } from 'vitest'
import type { Client } from '#contracts/verify/client.ts'
import { createJudge } from '#contracts/verify/judge.ts'
import { collapseAbsent, createRequireBuilt, withoutHelpers } from '#contracts/verify/not-implemented.ts'
import type { Row } from '#contracts/verify/results.ts'
import { readJson, type HttpExchange } from '#contracts/verify/wire.ts'
import { material, receivedOf } from './support.ts'

const operation = material.operations.find(({ id }) => id === 'getProduct')!
const named = (id: string) => material.operations.find(one => one.id === id)!
const about = { operation: operation.id, tag: operation.tag, milliseconds: 1 }

function exchange(status: number, body = ''): HttpExchange {
  const sent = { method: operation.method, target: operation.path, headers: {}, body: '' }
  return { operation, sent, received: { ...receivedOf(readJson(body)), status, body } }
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

  it('is one failure also where other operations that were asked around it are there', () => {
    const other = { ...exchange(200, '{"code":200,"msg":"ok"}'), operation: named('getUserInfo') }
    const rows = [failed('spec', 'one', exchange(404)), failed('probe', 'reads', other, exchange(404), other)]
    expect(collapseAbsent(rows).map(({ outcome }) => outcome)).toEqual(['failed', 'not run', 'not run'])
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

describe('an operation that helps to judge another one', () => {
  /** What is asked of an operation, and how a request without its fields is answered. */
  const check = async (id: string, answered: HttpExchange['received'], bare: HttpExchange['received']) => {
    const asked: string[] = []
    const client = {
      send: sent => {
        asked.push(`${sent.target}${sent.body}`)
        return Promise.resolve(bare)
      },
    } as Client
    const asking = named(id)
    const requireBuilt = createRequireBuilt(client)
    const sent = { method: asking.method, target: `${asking.path}?id=7`, headers: {}, body: 'id=7' }
    const outcome = async () => {
      try {
        await requireBuilt({ operation: asking, sent, received: answered })
        return 'built'
      } catch (error) {
        return (error as Error).message
      }
    }
    return [await outcome(), await outcome(), ...asked]
  }
  const absent = exchange(404).received
  const refused = exchange(200, '{"code":422,"msg":"hint"}').received

  it('is not built when it is not found without its fields either, which is asked once', async () => {
    const { path } = named('getProduct')
    const needs = 'needs getProduct, which is not built'
    expect(await check('getProduct', absent, absent)).toEqual([needs, needs, path])
    expect(await check('getProduct', absent, refused)).toEqual(['built', 'built', path])
    expect(await check('getProduct', refused, absent)).toEqual(['built', 'built'])
  })

  it('is not asked again when it has no fields: it may change something', async () => {
    const needs = 'needs freezeAccount, which is not built'
    expect(await check('freezeAccount', absent, refused)).toEqual([needs, needs])
  })
})

describe('a failure beside an operation that was not asked for', () => {
  const judge = createJudge(material.document)
  const helping = (received: HttpExchange['received']): HttpExchange => ({
    ...exchange(200),
    operation: named('listSwitches'),
    received,
  })
  const without = (...exchanges: HttpExchange[]) =>
    withoutHelpers([failed('probe', 'one', ...exchanges)], ({ id }) => id === operation.id, judge)[0]

  it('is not told when that one is answered wrongly or fails inside', () => {
    expect(without(exchange(200), helping(exchange(200, '{}').received))).toMatchObject({
      operation: 'getProduct',
      outcome: 'not run',
      reason: expect.stringMatching(/^needs listSwitches, which is not right: /) as unknown,
    })
    expect(without(helping(exchange(200, '{"code":500,"msg":"hint_server_error"}').received))).toMatchObject({
      reason: 'needs listSwitches, which is not right: it fails inside',
    })
  })

  it('is told when that one is right, or the operation itself is wrong', () => {
    const around = {
      'content-type': 'application/json',
      'content-language': 'en',
      'cache-control': 'no-store',
    }
    const headers = { ...around, 'x-content-type-options': 'nosniff' }
    const right = { ...exchange(200, '{"code":401,"msg":"hint_signed_out"}').received, headers }
    expect(without(helping(right))).toMatchObject({ outcome: 'failed' })
    // The operation itself has made it wrong.
    expect(without(helping(right), helping(exchange(200, '{}').received))).toMatchObject({
      outcome: 'failed',
    })
    expect(without(exchange(500))).toMatchObject({ outcome: 'failed' })
    expect(without()).toMatchObject({ outcome: 'failed' })
  })
})
