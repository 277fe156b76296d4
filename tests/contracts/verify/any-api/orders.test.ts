/** A service of plain REST with a key of idempotency in a header, a body of `allOf`, lists and JSON in its query, and a link by a header. */
import { randomUUID } from 'node:crypto'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readOptions } from '#contracts/verify/options.ts'
import { readMaterial } from '#contracts/verify/specification/material.ts'
import { verify } from '#contracts/verify/verify.ts'

const json = (schema: object) => ({ content: { 'application/json': { schema } } })
const ORDER = {
  type: 'object',
  required: ['id', 'item', 'count', 'at'],
  properties: {
    id: { type: 'string' },
    item: { type: 'string' },
    count: { type: 'integer' },
    at: { type: 'string', format: 'date-time' },
  },
}
const SPECIFICATION = {
  openapi: '3.0.3',
  info: { title: 'Orders', version: '1' },
  paths: {
    '/orders': {
      get: {
        operationId: 'listOrders',
        parameters: [
          { name: 'tags', in: 'query', schema: { type: 'array', items: { type: 'string' } } },
          {
            name: 'counts',
            in: 'query',
            explode: false,
            schema: { type: 'array', items: { type: 'integer' } },
          },
          {
            name: 'where',
            in: 'query',
            content: {
              'application/json': {
                schema: { type: 'object', properties: { item: { type: 'string', example: 'tea' } } },
              },
            },
          },
        ],
        responses: {
          200: { description: 'x', ...json({ type: 'array', items: ORDER }) },
          400: { description: 'x' },
        },
      },
      post: {
        operationId: 'placeOrder',
        'x-now': ['at'],
        parameters: [{ name: 'Idempotency-Key', in: 'header', schema: { type: 'string', maxLength: 40 } }],
        requestBody: {
          required: true,
          ...json({
            allOf: [
              { type: 'object', required: ['item'], properties: { item: { type: 'string', maxLength: 40 } } },
              {
                type: 'object',
                required: ['count'],
                properties: { count: { type: 'integer', minimum: 1, maximum: 9 } },
              },
            ],
          }),
        },
        responses: {
          201: {
            description: 'x',
            headers: { Location: { schema: { type: 'string' } } },
            ...json(ORDER),
            links: {
              placed: {
                operationId: 'getOrder',
                parameters: { orderId: '$response.header.X-Order' },
                'x-rules': [{ rule: 'next.item == answer.item', message: 'it is the order of the link' }],
              },
            },
          },
          400: { description: 'x' },
          409: { description: 'x' },
        },
      },
    },
    '/orders/{orderId}': {
      get: {
        operationId: 'getOrder',
        parameters: [
          { name: 'orderId', in: 'path', required: true, schema: { type: 'string', format: 'uuid' } },
        ],
        responses: { 200: { description: 'x', ...json(ORDER) }, 404: { description: 'x' } },
      },
    },
  },
}

type Fault =
  | 'none'
  | 'a key is ignored'
  | 'a key serves for another order'
  | 'a missing item is accepted'
  | 'a list of tags breaks it'
  | 'words are counts'
  | 'any JSON is a filter'
  | 'an hour late'
  | 'the link leads elsewhere'

interface Order {
  readonly id: string
  readonly item: string
  readonly count: number
  readonly at: string
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const part of request) text += String(part)
  return text
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Status and body by what is asked. */
function createOrders(fault: Fault) {
  const orders: Order[] = []
  const done = new Map<string, { readonly body: string; readonly order: Order }>()
  const list = (query: URLSearchParams) => {
    const counts = query.get('counts')
    const where = query.get('where')
    if (fault === 'a list of tags breaks it' && query.has('tags')) return { status: 500 }
    if (counts !== null && !/^\d+(,\d+)*$/.test(counts) && fault !== 'words are counts')
      return { status: 400 }
    const filter = where === null ? {} : parsed(where)
    const isFilter =
      typeof filter === 'object' && filter !== null && !Array.isArray(filter)
        ? typeof ((filter as { item?: unknown }).item ?? '') === 'string'
        : fault === 'any JSON is a filter'
    return isFilter ? { status: 200, body: orders } : { status: 400 }
  }
  const place = (body: string, key: string | undefined) => {
    const { item, count } = (parsed(body) ?? {}) as { item?: unknown; count?: unknown }
    const isNamed =
      (typeof item === 'string' && item.length <= 40) ||
      (fault === 'a missing item is accepted' && item === undefined)
    const isCount = Number.isInteger(count) && Number(count) > 0 && Number(count) < 10
    if (!isNamed || !isCount || (key?.length ?? 0) > 40) return { status: 400 }
    const before = key === undefined || fault === 'a key is ignored' ? undefined : done.get(key)
    if (before && before.body !== body && fault !== 'a key serves for another order') return { status: 409 }
    const at = new Date(Date.now() - (fault === 'an hour late' ? 3_600_000 : 0)).toISOString()
    const order = before?.order ?? { id: randomUUID(), item: String(item), count: Number(count), at }
    if (!before) orders.push(order)
    if (key !== undefined) done.set(key, before ?? { body, order })
    return { status: 201, body: order }
  }
  return { orders, list, place }
}

/** What is said of a service with a fault, and which rows passed. */
async function verified(fault: Fault) {
  const { orders, list, place } = createOrders(fault)
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://orders.test')
    const id = /^\/orders\/([^/]+)$/.exec(pathname)?.[1]
    const say = ({ status, body }: { readonly status: number; readonly body?: unknown }) => {
      const placed = status === 201 ? (body as Order).id : undefined
      const other = fault === 'the link leads elsewhere' ? (orders[0]?.id ?? placed) : placed
      response.writeHead(status, {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(placed !== undefined && { 'x-order': other, location: `/orders/${placed}` }),
      })
      response.end(body === undefined ? undefined : JSON.stringify(body))
    }
    void textOf(request).then(text => {
      const { method } = request
      const found = orders.find(one => one.id === id)
      if (id !== undefined && method === 'GET')
        return say(found ? { status: 200, body: found } : { status: 404 })
      if (pathname !== '/orders') return say({ status: 404 })
      if (method === 'GET') return say(list(searchParams))
      if (method !== 'POST') return say({ status: 405 })
      if (!request.headers['content-type']?.startsWith('application/json')) return say({ status: 415 })
      return say(place(text, request.headers['idempotency-key'] as string | undefined))
    })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const folder = mkdtempSync(join(tmpdir(), 'orders-'))
  const [spec, profile] = [join(folder, 'orders.json'), join(folder, 'profile.json')]
  writeFileSync(spec, JSON.stringify(SPECIFICATION))
  writeFileSync(profile, JSON.stringify({ idempotency: { header: 'Idempotency-Key' } }))
  const material = await readMaterial(spec, { profile })
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const argv = ['--url', url, '--allow-writes', '--walks', '0']
  const { rows } = await verify(readOptions(argv, material.operations), material)
  server.closeAllConnections()
  server.close()
  return {
    passed: rows
      .filter(({ outcome }) => outcome === 'passed')
      .map(({ operation, name }) => `${operation}: ${name}`),
    wrong: rows.flatMap(row =>
      row.outcome === 'failed'
        ? row.problems.map(({ says }) => `${row.operation} · ${row.name}: ${says}`)
        : [],
    ),
  }
}

describe('a service of plain REST', () => {
  it('is verified in its keys, composed bodies, lists and links', async () => {
    const { passed, wrong } = await verified('none')
    expect(wrong).toEqual([])
    expect(passed).toEqual(
      expect.arrayContaining([
        'placeOrder: the same key and request, one after the other',
        'placeOrder: the same key with another request',
        'placeOrder: item left out',
        'placeOrder: count: below 1',
        'placeOrder: times of now',
        'placeOrder: then getOrder (placed)',
        'listOrders: tags as documented',
        'listOrders: counts: words',
        'listOrders: where as documented',
        'listOrders: where: no JSON',
        'listOrders: where: a list',
      ]),
    )
    expect(passed.filter(name => name.startsWith('listOrders: tags:'))).toEqual([])
  })

  it.each<readonly [Fault, RegExp]>([
    ['a key is ignored', /placeOrder · the same key and request, one after the other: .*it was done twice/],
    ['a key serves for another order', /placeOrder · the same key with another request: answered HTTP 201/],
    ['a missing item is accepted', /placeOrder · item left out: was accepted/],
    [
      'a list of tags breaks it',
      /listOrders · tags as documented: answered HTTP 500, though it is as documented/,
    ],
    ['words are counts', /listOrders · counts: words: was accepted/],
    ['any JSON is a filter', /listOrders · where: a list: was accepted/],
    ['an hour late', /placeOrder · times of now: at is .*, 60 minutes earlier than now/],
    ['the link leads elsewhere', /placeOrder · then getOrder \(placed\): .*it is the order of the link/],
  ])('is found wrong where %s', async (fault, expected) => {
    expect((await verified(fault)).wrong.join('\n')).toMatch(expected)
  })
})
