/** What a field of a drawn API may be. */
import * as fc from 'fast-check'

/** What a field may be, with its schema and an independent test of its values. */
export interface FieldKind {
  readonly schema: object
  readonly accepts: (value: unknown) => boolean
}

export interface Field extends FieldKind {
  readonly name: string
  readonly isRequired: boolean
}

const isText = (value: unknown): value is string => typeof value === 'string'
const isWhole = (value: unknown): value is number => Number.isInteger(value)
const lengthOf = (text: string) => [...text].length

const texts: fc.Arbitrary<FieldKind> = fc
  .record({ least: fc.integer({ min: 0, max: 3 }), more: fc.integer({ min: 12, max: 60 }) })
  .map(({ least, more }) => ({
    schema: { type: 'string', minLength: least, maxLength: least + more },
    accepts: value => isText(value) && lengthOf(value) >= least && lengthOf(value) <= least + more,
  }))

const integers: fc.Arbitrary<FieldKind> = fc
  .record({ least: fc.integer({ min: -5, max: 5 }), more: fc.integer({ min: 3, max: 1000 }) })
  .map(({ least, more }) => ({
    schema: { type: 'integer', minimum: least, maximum: least + more },
    accepts: value => isWhole(value) && value >= least && value <= least + more,
  }))

const prices: FieldKind = {
  schema: { type: 'number', exclusiveMinimum: 0, maximum: 1000 },
  accepts: value => typeof value === 'number' && value > 0 && value <= 1000,
}
const flags: FieldKind = { schema: { type: 'boolean' }, accepts: value => typeof value === 'boolean' }
const colours: FieldKind = {
  schema: { type: 'string', enum: ['red', 'green', 'blue'] },
  accepts: value => isText(value) && ['red', 'green', 'blue'].includes(value),
}
const labels: FieldKind = {
  schema: { type: 'string', pattern: '^[A-Z]{2}-[0-9]{4}$' },
  accepts: value => isText(value) && /^[A-Z]{2}-[0-9]{4}$/.test(value),
}
const notes: FieldKind = {
  schema: { type: ['string', 'null'], maxLength: 40 },
  accepts: value => value === null || (isText(value) && lengthOf(value) <= 40),
}
const tags: FieldKind = {
  schema: { type: 'array', items: { type: 'string', minLength: 1 }, minItems: 1, maxItems: 3 },
  accepts: value =>
    Array.isArray(value) &&
    value.length >= 1 &&
    value.length <= 3 &&
    value.every(one => isText(one) && one !== ''),
}
const sizes: FieldKind = {
  schema: {
    type: 'object',
    required: ['width'],
    properties: { width: { type: 'integer', minimum: 1 }, unit: { type: 'string' } },
  },
  accepts(value) {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
    const { width, unit } = value as Record<string, unknown>
    return isWhole(width) && width >= 1 && (unit === undefined || isText(unit))
  },
}

const kinds = fc.oneof(
  texts,
  integers,
  fc.constantFrom<FieldKind>(prices, flags, colours, labels, notes, tags, sizes),
)
const NAMES = ['title', 'amount', 'colour', 'remark', 'grade', 'width'] as const
export const fields: fc.Arbitrary<Field[]> = fc.uniqueArray(
  fc
    .record({ name: fc.constantFrom(...NAMES), isRequired: fc.boolean(), kind: kinds })
    .map(({ kind, ...field }) => ({ ...kind, ...field })),
  { minLength: 1, maxLength: 4, selector: ({ name }) => name },
)
