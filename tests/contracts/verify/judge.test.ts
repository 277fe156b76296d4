import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { toSent } from '#contracts/verify/draft.ts'
import { createJudge } from '#contracts/verify/judge.ts'
import { createSourceLines } from '#contracts/source-lines.ts'
import { ROOT } from '#contracts/material.ts'
import { readJson } from '#contracts/verify/wire.ts'
import { material, profile } from './support.ts'

const { document, operations } = material
const judge = createJudge(document)
const lineOf = createSourceLines(ROOT)

const operationNamed = (id: string) => operations.find(each => each.id === id)!
function judged(id: string, body: unknown, { status = 200, type = 'application/json' } = {}) {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  const received = {
    status,
    headers: { 'content-type': type },
    body: text,
    json: readJson(text),
    milliseconds: 0,
    profile,
  }
  return judge.answer({ operation: operationNamed(id), received })
}
const says = (...given: Parameters<typeof judged>) => judged(...given).map(problem => problem.says)

interface Examples {
  responses: Record<string, { content: Record<string, { examples?: Record<string, { value: unknown }> }> }>
}
const examples = operations.flatMap(operation => {
  const raw = document.paths[operation.path]?.[operation.method.toLowerCase()] as unknown as Examples
  const content = Object.entries(raw.responses['200']!.content)
  return content.flatMap(([type, { examples: named = {} }]) =>
    Object.entries(named).map(([name, { value }]) => ({ id: operation.id, name, type, value })),
  )
})

it('spec verdict accepts every example of the specification', () => {
  expect(examples.length).toBeGreaterThan(operations.length)
  const wrong = examples.filter(({ id, type, value }) => judged(id, value, { type }).length > 0)
  expect(wrong).toEqual([])
})

describe('spec verdict on an undocumented answer', () => {
  const balance = {
    currencyId: 3,
    currencyName: 'USDT',
    available: '1',
    held: '0',
    total: '1',
    time: 1_795_199_400_000,
  }
  const good = { code: 200, msg: 'ok', data: balance }

  it.each([
    ['an HTTP status', good, { status: 500 }, 'HTTP status 500; every answer has 200 and a business code'],
    [
      'a content type',
      good,
      { type: 'text/html' },
      'Content-Type is "text/html"; it must be application/json',
    ],
    ['invalid JSON', '{', {}, 'the body is no JSON'],
    [
      'an error with data',
      { code: 209, msg: 'x', data: {} },
      {},
      'the answer has data, which is not documented',
    ],
    ['a code as text', { ...good, code: '200' }, {}, 'code is "200"; it must be integer'],
    ['a code below the error range', { code: 0, msg: 'x' }, {}, 'code is 0; it must be >= 201'],
    ['missing data', { code: 200, msg: 'ok' }, {}, 'the answer lacks data'],
    ['null', 'null', {}, 'the answer is null; it must be object'],
  ])('reports %s', (_, body, how, message) => {
    expect(says('getUserBalance', body, how)).toContain(message)
  })

  it('names the path and the value of a problem, and the line of the specification it breaks', () => {
    const [problem] = judged('getUserBalance', { ...good, data: { ...balance, available: '1e3' } })
    expect(problem?.says).toMatch(/^data\.available is "1e3"; it must match pattern/)
    expect(lineOf(problem!.pointer!)).toMatch(/^openapi\/schemas\/common\.yaml:\d+$/)
  })

  it('names the line of what an envelope of the bundle is made from', () => {
    const textAt = (pointer: string) => {
      const [file = '', line] = lineOf(pointer).split(':')
      return `${file} ${readFileSync(join(ROOT, file), 'utf8').split('\n')[Number(line) - 1]?.trim().split(':')[0]}`
    }
    const page = '/components/schemas/SpotOrderPage/properties/rows'
    expect(textAt(`${page}/items`)).toBe('openapi/schemas/spot.yaml x-page')
    expect(textAt(`${page}/items/properties/fillPrice`)).toBe('openapi/schemas/spot.yaml fillPrice')
    const answer = '/paths/~1api~1spotOrder~1list/get/responses/200/content/application~1json/schema/oneOf/0'
    expect(textAt(`${answer}/properties/rows/items/properties/fillPrice`)).toBe(
      'openapi/schemas/spot.yaml fillPrice',
    )
    expect(textAt('/paths/~1api~1spotOrder~1list/get/responses/200/headers/Cache-Control')).toBe(
      "openapi/paths/spot.yaml '200'",
    )
  })

  it('reports at most five problems of one answer', () => {
    expect(says('getUserBalance', { code: 200, msg: 'ok', data: {} }).length).toBeLessThanOrEqual(5)
  })
})

it('a list without pages counts the rows that came', () => {
  const counted = (id: string, rows: number, total: number) => {
    const operation = { ...operationNamed(id), rules: [], headers: [] }
    const example = examples.find(one => one.id === id && (one.value as { rows?: unknown[] }).rows?.length)!
    const [row] = (example.value as { rows: unknown[] }).rows
    const json = { code: 200, msg: 'ok', rows: Array.from({ length: rows }, () => row), total }
    const sent = toSent({ operation, query: [], headers: {}, body: [] })
    const body = JSON.stringify(json)
    const headers = { 'content-type': 'application/json' }
    const received = { status: 200, headers, body, json, milliseconds: 0, profile }
    return judge.answer({ operation, sent, received }).map(problem => problem.says)
  }
  const wrong = 'total is 3 and 2 rows came, though the list has no pages'
  expect(counted('listFastTradeOptions', 2, 2)).not.toContain(wrong)
  expect(counted('listFastTradeOptions', 2, 3)).toContain(wrong)
  expect(counted('listDeposits', 2, 3)).not.toContain(wrong)
})

describe('spec verdict on an event stream', () => {
  const row = { productId: 1, nowPrice: '1', changePrice: '0', changeRate: '0', time: 1_795_199_400_000 }
  const frame = (event: string, data: unknown) => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`
  const stream = (text: string) => says('streamQuotes', text, { type: 'text/event-stream' })

  it('checks each event', () => {
    expect(stream(frame('quotes', { time: row.time, rows: [row] }))).toEqual([])
    expect(stream(frame('quotes', { time: row.time, rows: [{ ...row, nowPrice: 1 }] }))[0]).toMatch(
      /nowPrice is 1/,
    )
    expect(stream(frame('prices', {}))).toEqual(['the event "prices" is not documented'])
    expect(stream('event: quotes\ndata: {\n\n')).toEqual(['the data of "quotes" is no JSON'])
  })

  it('requires an event first, not a comment', () => {
    expect(stream(': hello\n\n')).toEqual(['the stream began without an event'])
  })
})

describe('text in a query or a form', () => {
  const pageSize = operationNamed('listSpotOrders').parameters.find(({ name }) => name === 'pageSize')!
  it.each([
    ['1', true],
    ['500', true],
    ['0', false],
    ['501', false],
    ['01', false],
    ['1e2', false],
    ['1.0', false],
    [' 1', false],
    ['', false],
    ['1e308', false],
  ])('is parsed strictly: pageSize=%s fits: %s', (text, fits) => {
    expect(judge.acceptsText(`${pageSize.pointer}/schema`, pageSize.schema, text)).toBe(fits)
  })
})

describe('source line of the specification', () => {
  it.each([
    ['/paths/~1api~1spotOrder~1list/get', /^openapi\/paths\/spot\.yaml:\d+$/],
    ['/components/schemas/SpotOrder/properties/status', /^openapi\/schemas\/spot\.yaml:\d+$/],
    ['/components/parameters/PageSize/schema/maximum', /^openapi\/parameters\.yaml:\d+$/],
    ['/components/securitySchemes/token', /^openapi\/openapi\.yaml:\d+$/],
    ['/components/schemas/NoSuchThing', /^openapi\/bundle\.json#\/components/],
  ])('is found for %s', (pointer, line) => {
    expect(lineOf(pointer)).toMatch(line)
  })
})

it('judge names the part of the specification that each problem violates', () => {
  const operation = operationNamed('getSiteInfo')
  const json = { code: 200, msg: 'ok', data: { siteName: 'x', logo: 3 } }
  const received = {
    status: 200,
    headers: { 'content-type': 'application/json' },
    body: '',
    json,
    milliseconds: 1,
    profile,
  }
  const pointers = new Set(
    createJudge(document)
      .answer({ operation, received })
      .map(one => one.pointer),
  )
  expect([...pointers]).toEqual([
    '/components/schemas/SiteInfo/required',
    '/components/schemas/AssetPath/type',
    '/components/schemas/SiteInfo/properties/logo/anyOf/1/type',
  ])
})
