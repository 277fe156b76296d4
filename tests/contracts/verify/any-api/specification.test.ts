/** Specifications as teams have them: versions, files, parameters, and what is wrong with them. */
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createJudge } from '#contracts/verify/judge.ts'
import { writtenParameter, inferredDraft } from '#contracts/verify/things/inferred.ts'
import { readMaterial } from '#contracts/verify/specification/material.ts'
import { toSent } from '#contracts/verify/draft.ts'
import { idIn, resourcesOf } from '#contracts/verify/things/resources.ts'
import { sampleOf } from '#contracts/verify/things/samples.ts'
import type { LocatedParameter, Schema } from '#contracts/verify/document.ts'

const folder = mkdtempSync(join(tmpdir(), 'specification-'))
function fileOf(name: string, content: unknown): string {
  const file = join(folder, name)
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content))
  return file
}
const read = (content: unknown) => readMaterial(fileOf('main.json', content), {})

const withSchema = (schema: object, openapi = '3.0.3') => ({
  openapi,
  paths: {
    '/x': { get: { responses: { 200: { description: 'x', content: { 'application/json': { schema } } } } } },
  },
})

/** What is said of a value that is answered. */
async function saysOf(schema: object, ...values: unknown[]): Promise<boolean[]> {
  const { document } = await read(withSchema(schema))
  const { explain } = createJudge(document)
  const pointer = '/paths/~1x/get/responses/200/content/application~1json/schema'
  return values.map(value => explain(pointer, value).length === 0)
}

describe('a specification', () => {
  it('of OpenAPI 3.0 is read as 3.1 says it', async () => {
    const nullable = { type: 'string', nullable: true, enum: ['a'] }
    expect(await saysOf(nullable, 'a', null, 'b')).toEqual([true, true, false])
    const above = { type: 'number', minimum: 1, exclusiveMinimum: true }
    expect(await saysOf(above, 1, 2)).toEqual([false, true])
    const either = { nullable: true, allOf: [{ type: 'object', required: ['a'] }] }
    expect(await saysOf(either, null, { a: 1 }, {})).toEqual([true, true, false])
    const written = {
      type: 'object',
      required: ['name', 'password'],
      properties: { password: { type: 'string', writeOnly: true } },
    }
    expect(await saysOf(written, { name: 1 }, {})).toEqual([true, false])
  })

  it('in several files is one, and its lines are those of the files', async () => {
    fileOf(
      'thing.yaml',
      'Thing:\n  type: object\n  properties:\n    next: { $ref: "#/Thing" }\n    of: { $ref: "main.json#/components/schemas/Kind" }\n',
    )
    const { document, lineOf } = await read({
      ...withSchema({ $ref: 'thing.yaml#/Thing' }),
      components: { schemas: { Kind: { type: 'integer' } } },
    })
    const pointer = '/paths/~1x/get/responses/200/content/application~1json/schema'
    const [problem, ...more] = createJudge(document).explain(pointer, { next: { next: { of: 'a' } } })
    expect([problem?.says, more]).toEqual(['next.next.of is "a"; it must be integer', []])
    expect(lineOf(problem!.pointer!)).toMatch(/main\.json:1$/)
    const [other] = createJudge(document).explain(pointer, { next: 3 })
    expect(lineOf(other!.pointer!)).toMatch(/thing\.yaml:2$/)
  })

  it.each([
    ['{', /cannot be read/],
    [{ swagger: '2.0', paths: {} }, /no specification in OpenAPI 3\.0 or 3\.1/],
    [{ openapi: '3.1.0', paths: {} }, /has no operations/],
  ])('that is none is refused: %o', async (content, message) => {
    await expect(read(content)).rejects.toThrow(message)
  })

  it('whose schema is wrong itself is a finding, not the end', async () => {
    const { document } = await read(withSchema({ type: 'string', pattern: '(' }))
    const pointer = '/paths/~1x/get/responses/200/content/application~1json/schema'
    expect(createJudge(document).explain(pointer, 1)[0]?.says).toMatch(
      /^the schema itself is wrong: Invalid regular expression/,
    )
  })

  it.each([
    [
      { $ref: '#/components/schemas/Nowhere' },
      /get\/responses.*\$ref "#\/components\/schemas\/Nowhere" leads nowhere/,
    ],
    [{ $ref: '#/components/schemas/Loop' }, /\$ref "#\/components\/schemas\/Loop" leads to itself/],
  ])('whose reference leads nowhere or to itself is refused at its place: %j', async (schema, said) => {
    const loop = { components: { schemas: { Loop: { $ref: '#/components/schemas/Loop' } } } }
    await expect(read({ ...withSchema(schema), ...loop })).rejects.toThrow(said)
  })
})

describe('parameters', () => {
  const parameter = (more: Partial<LocatedParameter>) =>
    ({ name: 'p', in: 'query', schema: {}, pointer: '', ...more }) as LocatedParameter

  it.each<readonly [Partial<LocatedParameter>, unknown, (readonly [string, string])[]]>([
    [
      {},
      [1, 2],
      [
        ['p', '1'],
        ['p', '2'],
      ],
    ],
    [{ explode: false }, [1, 2], [['p', '1,2']]],
    [{ style: 'pipeDelimited', explode: false }, [1, 2], [['p', '1|2']]],
    [{ in: 'path' }, [1, 2], [['p', '1,2']]],
    [{ style: 'deepObject' }, { a: 1 }, [['p[a]', '1']]],
    [
      {},
      { a: 1, b: 2 },
      [
        ['a', '1'],
        ['b', '2'],
      ],
    ],
    [{ explode: false }, { a: 1, b: 2 }, [['p', 'a,1,b,2']]],
    [{}, 'x', [['p', 'x']]],
  ])('are written by their style: %o of %o', (more, value, written) => {
    expect(writtenParameter(parameter(more), value)).toEqual(written)
  })

  it('of a path and of an operation are sent where they belong', async () => {
    const responses = { 200: { description: 'x' } }
    const { document, operations } = await read({
      openapi: '3.1.0',
      paths: {
        '/a/{one}/b/{two}': {
          parameters: [
            { name: 'one', in: 'path', required: true, schema: { type: 'string' } },
            { name: 'X-Of', in: 'header', required: true, schema: { type: 'string', const: 'path' } },
          ],
          get: {
            parameters: [
              { name: 'two', in: 'path', required: true, schema: { type: 'string' } },
              { name: 'X-Of', in: 'header', required: true, schema: { type: 'string', const: 'operation' } },
              { name: 'q', in: 'query', required: true, example: 'a b', schema: { type: 'string' } },
            ],
            responses,
          },
        },
      },
    })
    const values = { '/a/{one}': '1/1', '/a/{one}/b/{two}': '2' }
    const sent = toSent(inferredDraft(document, createJudge(document), operations[0]!, values, 'example'))
    expect(sent.target).toBe('/a/1%2F1/b/2?q=a+b')
    expect(sent.headers['X-Of']).toBe('operation')
  })
})

describe('things', () => {
  it('are inferred from paths, whatever these call them', async () => {
    const responses = { 200: { description: 'x' } }
    const { operations } = await read({
      openapi: '3.1.0',
      paths: {
        '/pets': { get: { operationId: 'list', responses }, post: { operationId: 'add', responses } },
        '/pets/{id}': {
          get: { operationId: 'get', responses },
          delete: { operationId: 'remove', responses },
        },
        '/pets/{petId}/toys': { get: { operationId: 'toys', responses } },
      },
    })
    const found = resourcesOf(operations).get('/pets/{petId}')!
    expect([found.create?.id, found.list?.id, found.read?.id, found.remove?.id]).toEqual([
      'add',
      'list',
      'get',
      'remove',
    ])
  })

  it.each([
    ['petId', { petId: 'a', id: 'b' }, 'a'],
    ['petId', { id: 3, name: 'Rex' }, '3'],
    ['featureName', { id: 'b', name: 'dark' }, 'dark'],
    ['pet_id', { data: { id: 'c' } }, 'c'],
    ['petId', { legs: 4 }, undefined],
  ])('are identified by what their parameter is called: %s of %o', (parameter, thing, id) => {
    expect(idIn(parameter, thing)).toBe(id)
  })
})

describe('samples', () => {
  it.each<readonly [Schema, RegExp]>([
    [{ type: 'string', format: 'uuid' }, /^"[0-9a-f-]{36}"$/],
    [{ type: 'string', format: 'email' }, /^"[^"@]+@[^"@]+"$/],
    [{ type: 'string', pattern: '^[A-Z]{3}$' }, /^"ABC"$/],
    [{ type: 'string', minLength: 30 }, /^".{30}"$/],
    [{ type: 'integer', exclusiveMinimum: 4 }, /^5$/],
    [{ type: 'integer', maximum: -2 }, /^-2$/],
    [{ type: 'array', minItems: 2, items: { const: 'a' } }, /^\["a","a"\]$/],
    [
      {
        allOf: [
          { type: 'object', required: ['a'], properties: { a: { const: 1 } } },
          { required: ['b'], properties: { b: { enum: [2] } } },
        ],
      },
      /^\{"b":2,"a":1\}$|^\{"a":1,"b":2\}$/,
    ],
    [{ type: ['null', 'string'], example: 'so' }, /^"so"$/],
    [
      { oneOf: [{ type: 'null' }, { type: 'object', required: ['a'], properties: { a: { const: 1 } } }] },
      /^\{"a":1\}$/,
    ],
  ])('are allowed by %o', async (schema, expected) => {
    const { document } = await read(withSchema({}))
    expect(JSON.stringify(sampleOf(document, schema, { name: 'name', extent: 'required' }))).toMatch(expected)
  })
})
