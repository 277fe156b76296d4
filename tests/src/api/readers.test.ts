/** How answers are read: what means the same is taken, and what cannot be read is told apart. */
import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, it } from 'vitest'
import { operationsOf, readSpecification, type Schema } from '#scripts/specification.ts'
import { readAtOnce } from '#tests/support/specification/read-at-once.ts'
import { Unreadable } from '#src/api/unreadable.ts'
import { productName } from '#src/lib/collections/lookups.ts'
import { otherCount } from '#src/lib/site/other-value.ts'
import { answerSchema, oneFieldChanges } from '#tests/support/specification/one-field.ts'
import { completeAnswer } from '#tests/support/specification/complete-answer.ts'

const specification = readSpecification()
/** All but the texts of the operator, which src/i18n/overlay.ts reads one by one. */
const answered = operationsOf(specification).filter(
  operation => answerSchema(operation) && operation.id !== 'getLanguageMessages',
)

/** Limits that are this specification's own, which answers of other back ends may go beyond. */
const OWN = ['pattern', 'format', 'minimum', 'maximum', 'minLength', 'maxLength', 'minItems', 'maxItems']

/** A schema as far as types go, with what is read in place of a value; `leftOut` and unknown fields are not its concern. */
function typesOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(typesOf)
  if (typeof value !== 'object' || value === null) return value
  const { 'x-fallback': other, additionalProperties, ...schema } = value as Schema & Record<string, unknown>
  const kept = Object.entries(schema).filter(([key]) => !key.startsWith('x-') && !OWN.includes(key))
  const types = {
    ...Object.fromEntries(kept.map(([key, one]) => [key, key === 'enum' ? one : typesOf(one)])),
    ...(typeof additionalProperties === 'object' && {
      additionalProperties: typesOf(additionalProperties),
    }),
  }
  return other === undefined ? types : { anyOf: [types, { const: other }] }
}

const ajv = new Ajv2020({ strict: false })
ajv.addSchema({ $id: 'api', ...Object(typesOf({ components: specification.components })) })

it.each(answered.map(operation => [operation.id, operation] as const))(
  '%s: any one wrong field is read as what the specification says, or not at all',
  (_id, operation) => {
    const schema = answerSchema(operation)!
    const examples = Object.values(operation.answers['application/json']?.examples ?? {})
    const [example] = examples.map(({ value }) => Object(value)).filter(({ code }) => code === 200)
    // A back end may not know the total of all pages.
    const changes = oneFieldChanges(specification, example, schema).filter(
      ({ field, kind }) => field !== 'total' || kind !== 'missing',
    )
    const isTyped = ajv.compile({ $ref: `api${schema.$ref}` })
    for (const { field, kind, body } of changes) {
      try {
        const read = readAtOnce(operation.path, body)
        expect([field, kind, isTyped(read), isTyped.errors]).toEqual([field, kind, true, null])
      } catch (error) {
        if (!(error instanceof Unreadable)) throw error
      }
    }
  },
)

const products = '/api/stockProduct/list'
const rowsWith = (...changes: object[]) =>
  completeAnswer(products, { code: 200, msg: 'ok', rows: changes, total: changes.length }) as {
    rows: Record<string, unknown>[]
  }
const read = (path: string, answer: unknown) => readAtOnce(path, answer) as { rows: never[]; data: never }

describe('answer reader', () => {
  it('takes a number for its text, and the other way round', () => {
    const right = rowsWith({ productId: 7, sort: 3, standard: '100' })
    expect(read(products, rowsWith({ productId: '7', sort: '3', standard: 100 }))).toEqual(right)
  })

  it('gives an answer that is right as it is', () => {
    const right = rowsWith({ productId: 7 }, { productId: 8 })
    expect(readAtOnce(products, right)).toBe(right)
  })

  it('leaves a row out that cannot be read, keeps the others, and counts it', () => {
    const answer = read(products, rowsWith({ productId: 7 }, { productId: null }, { productId: 9 }))
    expect(answer).toMatchObject({ rows: [{ productId: 7 }, { productId: 9 }], leftOut: 1 })
  })

  it('gives no empty list for one of which nothing can be read', () => {
    expect(() => read(products, rowsWith({ productId: null }))).toThrow('rows.productId is no whole number')
    expect(read(products, rowsWith()).rows).toEqual([])
  })

  it('does not take a figure that has lost digits, or has none', () => {
    const path = '/api/userInfo/userBalance'
    const balance = (available: unknown) =>
      read(path, completeAnswer(path, { code: 200, msg: 'ok', data: { available } })).data
    expect(balance(0.000_001)).toMatchObject({ available: '0.000001' })
    for (const wrong of [Number('1234567890123.4567'), 1e300, 1e-7, '', 'NaN', '1,5'])
      expect(() => balance(wrong)).toThrow(Unreadable)
  })

  it('reads a setting that is a number, and leaves the default for one that is no setting', () => {
    const path = '/api/siteInfo/getSiteInfo'
    const settings = (otherValue: unknown) =>
      (read(path, completeAnswer(path, { code: 200, msg: 'ok', data: { otherValue } })).data as never)[
        'otherValue'
      ]
    expect(otherCount(settings({ app_decimal_no: 4 }), 'app_decimal_no')).toBe(4)
    expect(otherCount(settings({ app_decimal_no: [] }), 'app_decimal_no')).toBe(2)
    expect(otherCount(settings(null), 'app_decimal_no')).toBe(2)
  })

  it('shows a product without translations by its name, and one without a ticker without prices', () => {
    const [row] = read(
      products,
      rowsWith({ productName: 'Apple', productNameLang: null, tickerInfo: null }),
    ).rows
    expect(productName(row!, 'en')).toBe('Apple')
    expect(row).toMatchObject({ tickerInfo: { nowPrice: '', time: 0, day: { max: '' } } })
  })
})
