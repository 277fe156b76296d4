import { readFileSync } from 'node:fs'
import addFormats from 'ajv-formats'
import { Ajv } from 'ajv'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { expect, it } from 'vitest'
import { toOpenApi30, toSchema } from '#contracts/openapi-3.0.ts'

const bundle = JSON.parse(readFileSync('openapi/bundle.json', 'utf8'))
const old = toOpenApi30(bundle) as { openapi: string; paths: object; components: object }

it('OpenAPI 3.0 form has every operation, and no word that only 3.1 has', () => {
  expect(old.openapi).toBe('3.0.3')
  expect(Object.keys(old.paths)).toEqual(Object.keys(bundle.paths))
  expect(JSON.stringify(old.components)).not.toMatch(/"const":|"type":\[|"type":"null"|"identifier":/)
})

it.each([
  [
    { type: ['string', 'null'], maxLength: 3 },
    { type: 'string', nullable: true, maxLength: 3 },
  ],
  [
    { type: ['string', 'null'], enum: ['a'] },
    { type: 'string', nullable: true, enum: ['a', null] },
  ],
  [{ const: 200 }, { enum: [200] }],
  [
    { $ref: '#/x', description: 'y' },
    { description: 'y', allOf: [{ $ref: '#/x' }] },
  ],
  [
    { type: 'object', properties: { type: { const: 1 } } },
    { type: 'object', properties: { type: { enum: [1] } } },
  ],
  [
    { anyOf: [{ $ref: '#/x' }, { type: 'null' }] },
    { anyOf: [{ $ref: '#/x' }, { type: 'string', nullable: true, enum: [null] }] },
  ],
  [
    { type: 'string', examples: ['a', 'b'] },
    { type: 'string', example: 'a' },
  ],
])('converter to 3.0 says %j in the words of 3.0', (given, expected) => {
  expect(toSchema(given)).toEqual(expected)
})

it('converter to 3.0 refuses what 3.0 cannot say', () => {
  expect(() => toSchema({ type: ['string', 'integer'] })).toThrow('has no equivalent')
  expect(() => toSchema({ patternProperties: {} })).toThrow('patternProperties has no equivalent')
  expect(() => toOpenApi30({ ...bundle, webhooks: {} })).toThrow('webhooks')
})

interface Answers {
  responses: {
    '200': { content: Record<string, { schema: object; examples?: Record<string, { value: unknown }> }> }
  }
}

/** The value with one place changed, for every place in it. */
function* variants(value: unknown): Generator<unknown> {
  yield null
  if (typeof value === 'string') yield* ['', 7]
  if (typeof value === 'number') yield* [-1, String(value)]
  if (Array.isArray(value)) {
    const [first] = value
    for (const each of first === undefined ? [] : variants(first)) yield [each, ...value.slice(1)]
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, each] of Object.entries(value)) {
      const { [name]: _, ...others } = value as Record<string, unknown>
      yield others
      for (const changed of variants(each)) yield { ...value, [name]: changed }
    }
  }
}

it('OpenAPI 3.0 form allows and forbids the same answers as the specification', () => {
  const options = { strict: false, validateSchema: false } as const
  const newer = new Ajv2020(options)
  const older = new Ajv(options)
  for (const ajv of [newer, older]) addFormats.default(ajv as Ajv)
  newer.addSchema({ ...bundle, $id: 'spec' })
  older.addSchema({ ...old, $id: 'spec' })
  let verdicts = 0
  // Every fourth: compiling all of them takes most of a minute.
  const some = Object.entries<Record<string, Answers>>(bundle.paths).filter((_, index) => index % 4 === 0)
  for (const [path, item] of some) {
    for (const [method, operation] of Object.entries(item)) {
      const examples = Object.values(operation.responses?.['200'].content['application/json']?.examples ?? {})
      const [{ value } = { value: undefined }] = examples
      if (value === undefined) continue
      const pointer = `spec#/paths/${encodeURIComponent(path.replaceAll('/', '~1'))}/${method}/responses/200/content/application~1json/schema`
      const [isAllowed, wasAllowed] = [newer.compile({ $ref: pointer }), older.compile({ $ref: pointer })]
      for (const each of [value, ...variants(value)]) {
        verdicts++
        if (isAllowed(each) !== wasAllowed(each)) expect.fail(`${path}: ${JSON.stringify(each)}`)
      }
    }
  }
  expect(verdicts).toBeGreaterThan(2000)
}, 120_000)
