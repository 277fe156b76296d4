/** Pages of plain REST that are named by a cursor in the answer, or by its header Link. */
import { mkdtempSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readOptions } from '#contracts/verify/options.ts'
import { nextInLink } from '#contracts/verify/probes/next-page.ts'
import { readMaterial } from '#contracts/verify/specification/material.ts'
import { verify } from '#contracts/verify/verify.ts'

const folder = mkdtempSync(join(tmpdir(), 'pages-'))
const ROWS = [1, 2, 3, 4].map(id => ({ id, name: `book ${id}` }))

const books = {
  type: 'array',
  items: { type: 'object', required: ['id'], properties: { id: { type: 'integer' } } },
}
const SCHEMAS = {
  cursor: {
    type: 'object',
    required: ['items'],
    properties: { items: books, next: { type: ['string', 'null'] } },
  },
  link: books,
}
const PROFILES = {
  cursor: { paging: { size: 'limit', cursor: { parameter: 'after', next: '/next' } } },
  link: { paging: { size: 'limit', link: true } },
}
type Way = keyof typeof PROFILES

const specificationOf = (way: Way) => ({
  openapi: '3.1.0',
  info: { title: 'Books', version: '1' },
  paths: {
    '/books': {
      get: {
        operationId: 'listBooks',
        parameters: [
          { name: 'limit', in: 'query', schema: { type: 'integer', minimum: 1, maximum: 50 } },
          { name: 'after', in: 'query', schema: { type: 'string', pattern: '^\\d$' } },
        ],
        responses: {
          200: { description: 'x', content: { 'application/json': { schema: SCHEMAS[way] } } },
          400: { description: 'x' },
        },
      },
    },
  },
})

type Fault =
  | 'none'
  | 'a row twice'
  | 'a row left out'
  | 'the end too early'
  | 'the size ignored'
  | 'another path'

/** What is said of a service whose pages have a fault. */
async function saysOf(way: Way, fault: Fault): Promise<string[]> {
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://books.test')
    const limit = searchParams.get('limit') ?? '50'
    const after = searchParams.get('after') ?? '0'
    if (pathname !== '/books' || request.method !== 'GET') return void response.writeHead(405).end()
    if (!/^([1-9]|[1-4]\d|50)$/.test(limit) || !/^\d$/.test(after)) return void response.writeHead(400).end()
    const size = fault === 'the size ignored' ? 50 : Number(limit)
    const skipped = fault === 'a row left out' && after === '1' ? 1 : 0
    const from = Number(after) + skipped
    const rows = ROWS.slice(from, from + size)
    const end = from + rows.length - (fault === 'a row twice' && rows.length === 2 ? 1 : 0)
    const isLast = end >= ROWS.length || (fault === 'the end too early' && size === 1)
    const path = fault === 'another path' ? '/papers' : '/books'
    response.writeHead(200, {
      'content-type': 'application/json',
      ...(way === 'link' && {
        link: isLast
          ? `</books>; rel="first"`
          : `</books>; rel="first", <${path}?limit=${limit}&after=${end}>; rel=next`,
      }),
    })
    response.end(JSON.stringify(way === 'link' ? rows : { items: rows, next: isLast ? null : String(end) }))
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const spec = join(folder, `${way}.json`)
  writeFileSync(spec, JSON.stringify(specificationOf(way)))
  const profile = join(folder, `${way}-profile.json`)
  writeFileSync(profile, JSON.stringify(PROFILES[way]))
  const material = await readMaterial(spec, { profile })
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const { rows } = await verify(readOptions(['--url', url], material.operations), material)
  server.closeAllConnections()
  server.close()
  const passed = rows.filter(
    ({ name, outcome }) => name.startsWith('each page goes on') && outcome === 'passed',
  )
  const wrong = rows.flatMap(row => (row.outcome === 'failed' ? row.problems.map(({ says }) => says) : []))
  return passed.length === 1 ? ['passed', ...wrong] : wrong
}

describe('pages without numbers', () => {
  it.each<Way>(['cursor', 'link'])('are right one after the other, by %s', async way => {
    expect(await saysOf(way, 'none')).toEqual(['passed'])
  })

  it.each<readonly [Way, Fault, string]>([
    ['cursor', 'a row twice', 'the pages with limit 2 have the row 2 twice'],
    ['link', 'a row twice', 'the pages with limit 2 have the row 2 twice'],
    ['cursor', 'a row left out', 'the pages with limit 1 end after 3 rows, though the list has 4'],
    ['link', 'the end too early', 'the pages with limit 1 end after 1 rows, though the list has 4'],
    ['cursor', 'the size ignored', 'limit 1 gave 4 rows'],
    ['link', 'another path', 'the header Link names /papers, which is another path'],
  ])('are wrong, by %s: %s', async (way, fault, says) => {
    expect(await saysOf(way, fault)).toContain(says)
  })

  it.each([
    ['<http://a.test/b?c=1>; rel="next"', '/b?c=1'],
    ['</b?x=1,2>; rel="prev", </b?x=3>; title="a"; rel="last next"', '/b?x=3'],
    ['</b>; rel="nextish"', undefined],
    [undefined, undefined],
  ])('are named by a header Link as RFC 8288 has it: %s', (header, expected) => {
    const found = nextInLink(header)
    expect(found && found.pathname + found.search).toBe(expected)
  })
})
