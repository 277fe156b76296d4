/** Things as correct servers keep them in ways of their own, and what is wrong with servers that look right at first. */
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readOptions } from '#contracts/verify/options.ts'
import { readMaterial } from '#contracts/verify/specification/material.ts'
import { verify } from '#contracts/verify/verify.ts'
import { startFake } from '../support.ts'

type Fields = Record<string, unknown>

/** How a server differs from the simplest one. */
interface Ways {
  /** What it makes of the fields that it is sent, beside those that it has. */
  readonly store?: (sent: Fields, kept: Fields | undefined) => Fields
  /** Rows of a page, as the specification says as well. */
  readonly pageSize?: number
  /** Whether a page has a number, as the profile says as well; no total is told. */
  readonly isNumbered?: boolean
  /** A header that each request must have. */
  readonly tenant?: boolean
  /** A filter by this colour breaks it. */
  readonly breaksAt?: string
  readonly keepsInList?: boolean
}

const THING = {
  type: 'object',
  required: ['label', 'count', 'fee', 'kind', 'version'],
  properties: {
    id: { type: 'integer', readOnly: true },
    label: { type: 'string', minLength: 1, maxLength: 50 },
    count: { type: 'integer', minimum: 1, maximum: 100 },
    fee: { type: 'string', pattern: '^\\d{1,6}(\\.\\d{1,2})?$' },
    kind: { type: 'string', enum: ['a', 'b', 'c'] },
    version: { type: 'integer', minimum: 1, maximum: 1000, readOnly: true },
  },
}
const { version: _, id: __, ...writable } = THING.properties
const BODY = {
  required: true,
  content: {
    'application/json': {
      schema: {
        type: 'object',
        additionalProperties: false,
        required: ['label', 'count', 'fee', 'kind', 'version'],
        properties: { ...writable, version: { type: 'integer', minimum: 1, maximum: 1000, example: 1 } },
      },
    },
  },
}

const answer = (schema: object) => ({ description: 'it', content: { 'application/json': { schema } } })
const PROBLEM = answer({ type: 'object', required: ['title'], properties: { title: { type: 'string' } } })
const WRONG = Object.fromEntries([400, 404, 405, 415].map(status => [status, PROBLEM]))

function specificationOf({ pageSize, isNumbered = false, tenant = false, breaksAt }: Ways) {
  const header = {
    name: 'X-Tenant',
    in: 'header',
    required: true,
    schema: { type: 'string', pattern: '^t\\d$' },
    example: 't1',
  }
  const parameters = tenant ? [header] : []
  const size = {
    name: 'size',
    in: 'query',
    schema: { type: 'integer', minimum: 1, maximum: 50, default: pageSize },
  }
  const color = { name: 'color', in: 'query', schema: { type: 'string', enum: ['red', 'blue'] } }
  const number = { name: 'page', in: 'query', schema: { type: 'integer', minimum: 1, maximum: 100 } }
  const query = [...(pageSize ? [size] : []), ...(isNumbered ? [number] : []), ...(breaksAt ? [color] : [])]
  const id = { name: 'thingId', in: 'path', required: true, schema: { type: 'string' } }
  return {
    openapi: '3.1.0',
    info: { title: 'things', version: '1' },
    paths: {
      '/things': {
        get: {
          operationId: 'list',
          parameters: [...parameters, ...query],
          responses: { 200: answer({ type: 'array', items: THING }), ...WRONG },
        },
        post: {
          operationId: 'add',
          parameters,
          requestBody: BODY,
          responses: { 201: answer(THING), ...WRONG },
        },
      },
      '/things/{thingId}': {
        get: {
          operationId: 'read',
          parameters: [id, ...parameters],
          responses: { 200: answer(THING), ...WRONG },
        },
        put: {
          operationId: 'change',
          parameters: [id, ...parameters],
          requestBody: BODY,
          responses: { 200: answer(THING), ...WRONG },
        },
        delete: {
          operationId: 'remove',
          parameters: [id, ...parameters],
          responses: { 204: { description: 'gone' }, ...WRONG },
        },
      },
    },
  }
}

const refusal = (status: number, title: string) => ({ status, body: { title } })

/** A server of things. */
function startThings({
  store = sent => sent,
  pageSize,
  isNumbered = false,
  tenant = false,
  breaksAt,
  keepsInList = false,
}: Ways) {
  const things = new Map<string, Fields>()
  const left: Fields[] = []
  let last = 0
  const { properties, required } = BODY.content['application/json'].schema
  const isRight: Record<string, (value: unknown) => boolean> = {
    label: value => typeof value === 'string' && value.length >= 1 && [...value].length <= 50,
    count: value => Number.isInteger(value) && Number(value) >= 1 && Number(value) <= 100,
    fee: value => typeof value === 'string' && /^\d{1,6}(\.\d{1,2})?$/.test(value),
    kind: value => ['a', 'b', 'c'].includes(String(value)) && typeof value === 'string',
    version: value => Number.isInteger(value) && Number(value) >= 1 && Number(value) <= 1000,
  }
  const readBody = (text: string, type = ''): Fields | undefined => {
    try {
      const given = JSON.parse(text) as Fields
      const isWhole =
        required.every(name => name in given) && Object.keys(given).every(name => name in properties)
      return type.startsWith('application/json') &&
        isWhole &&
        Object.entries(given).every(([name, value]) => isRight[name]!(value))
        ? given
        : undefined
    } catch {
      return undefined
    }
  }
  const listed = (query: URLSearchParams) => {
    if (breaksAt !== undefined && query.get('color') === breaksAt) return refusal(500, 'oops')
    if (!/^(red|blue)?$/.test(query.get('color') ?? '') || (query.get('color') ?? 'red') === '')
      return refusal(400, 'color')
    const size = query.get('size') ?? String(pageSize ?? 1000)
    if (!/^\d+$/.test(size) || Number(size) < 1 || (pageSize && Number(size) > 50))
      return refusal(400, 'size')
    const page = query.get('page') ?? '1'
    if (!/^\d+$/.test(page) || Number(page) < 1 || Number(page) > 100) return refusal(400, 'page')
    const from = isNumbered ? (Number(page) - 1) * Number(size) : 0
    return { body: [...things.values(), ...left].slice(from, from + Number(size)) }
  }
  return startFake(({ method, path, query, headers, body }) => {
    if (tenant && !/^t\d$/.test(String(headers['x-tenant'] ?? ''))) return refusal(400, 'X-Tenant')
    const id = /^\/things\/([^/]+)$/.exec(path)?.[1]
    if (path !== '/things' && id === undefined) return refusal(404, 'path')
    const kept = id === undefined ? undefined : things.get(id)
    if (!(id === undefined ? ['GET', 'POST'] : ['GET', 'PUT', 'DELETE']).includes(method))
      return refusal(405, 'method')
    if (id !== undefined && !kept) return refusal(404, 'no such thing')
    if (method === 'GET') return id === undefined ? listed(new URLSearchParams(query)) : { body: kept }
    if (method === 'DELETE') {
      things.delete(id!)
      if (keepsInList) left.push(kept!)
      return { status: 204, body: '' }
    }
    const sent = readBody(body, headers['content-type'])
    if (!sent) return refusal(400, 'body')
    const thing = { id: kept?.['id'] ?? ++last, ...store(sent, kept) }
    things.set(String(thing.id), thing)
    return { status: id === undefined ? 201 : 200, body: thing }
  })
}

/** What is found wrong with a server. */
async function found(ways: Ways, before = 0): Promise<string[]> {
  const server = await startThings(ways)
  const file = join(mkdtempSync(join(tmpdir(), 'things-')), 'openapi.json')
  writeFileSync(file, JSON.stringify(specificationOf(ways)))
  try {
    const fields = { label: 'old', count: 1, fee: '1', kind: 'a', version: 1 }
    for (let old = 0; old < before; old++)
      await fetch(`${server.url}/things`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(fields),
      })
    const profile = `${file}.profile.json`
    writeFileSync(profile, JSON.stringify({ paging: { number: 'page', size: 'size' } }))
    const material = await readMaterial(file, ways.isNumbered ? { profile } : {})
    const { rows } = await verify(
      readOptions(['--url', server.url, '--allow-writes'], material.operations),
      material,
    )
    return rows.flatMap(row =>
      row.outcome === 'failed'
        ? row.problems.map(({ says }) => `${row.operation} · ${row.name}: ${says}`)
        : [],
    )
  } finally {
    await server.close()
  }
}

it.each<readonly [string, Ways] | readonly [string, Ways, number]>([
  ['simply', {}],
  [
    'with a version that it counts itself',
    { store: (sent, kept) => ({ ...sent, version: Number(kept?.['version'] ?? 0) + 1 }) },
  ],
  [
    'with two decimals, whatever was sent',
    { store: sent => ({ ...sent, fee: Number(sent['fee']).toFixed(2) }) },
  ],
  ['in pages of five, the oldest first', { pageSize: 5 }, 8],
  ['in pages with a number, of which it tells no total', { pageSize: 5, isNumbered: true }, 8],
  ['for whom a header names', { tenant: true }],
])('accuses no server that keeps things %s', async (_name, ways, before = 0) => {
  expect(await found(ways, before)).toEqual([])
})

it.each<readonly [string, Ways, RegExp]>([
  [
    'a number is the same for all',
    { store: sent => ({ ...sent, count: 1 }) },
    /add · what is created can be read, with other values: .*count is 1; 2 was sent/,
  ],
  [
    'a change leaves out a decimal',
    { store: (sent, kept) => ({ ...sent, fee: kept?.['fee'] ?? sent['fee'] }) },
    /change · what is changed is read, with other values: .*fee is /,
  ],
  [
    'a change leaves out a value of a list',
    { store: (sent, kept) => ({ ...sent, kind: kept?.['kind'] ?? sent['kind'] }) },
    /change · what is changed is read, with other values: .*kind is "a"; "b" was sent/,
  ],
  [
    'one value of a filter breaks it',
    { breaksAt: 'blue' },
    /list · color as documented: blue: answered HTTP 500/,
  ],
  [
    'what is deleted is still listed',
    { keepsInList: true },
    /remove · what is deleted is gone: after it, list has \d+ as before/,
  ],
])('finds it where %s', async (_name, ways, expected) => {
  expect((await found(ways)).join('\n')).toMatch(expected)
})
