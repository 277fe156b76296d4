/** Values that a schema does not allow, each with a reason. */
import { isNullable, resolve, scalarType, type Document, type Schema } from '../document.ts'
import type { Judge } from '../judge.ts'
import { sampleOf } from '../things/samples.ts'

export type InvalidValue<Value> = readonly [why: string, value: Value]

const INTEGERS: readonly InvalidValue<string>[] = [
  ['words', 'abc'],
  ['a fraction', '1.5'],
  ['1e308, beyond every integer', '1e308'],
  ['twenty digits', '99999999999999999999'],
  ['a negative number', '-1'],
  ['hexadecimal', '0x10'],
]
const TEXTS: readonly InvalidValue<string>[] = [
  ['a word of no list', 'zz_ZZ'],
  ['a negative number', '-1'],
  ['an exponent', '1e5'],
  ['a decimal comma', '1,5'],
  ['not a number', 'NaN'],
  ['zero', '0'],
  ['sixty digits', '9'.repeat(60)],
  ['twenty-five decimals', `0.${'1'.repeat(25)}`],
  ['markup', '<script>alert(1)</script>'],
  ['a quote', `' OR 1=1 --`],
  ['a zero byte', 'a\0b'],
]

/** Whether a value may be meant where nothing more is stated, such as a long integer or a name given twice: it must break nothing, and may be accepted. */
export const isDoubtful = (why: string): boolean => /^(1e308|twenty digits)|given twice$/.test(why)

/** For an enum, one value outside the list is enough. */
const LISTED_INTEGERS = INTEGERS.filter(([why]) => why === 'words' || why === 'a negative number')
const LISTED_TEXTS = TEXTS.filter(([why]) => why === 'a word of no list' || why === 'a zero byte')

function lengths({ minLength = 0, maxLength }: Schema): InvalidValue<string>[] {
  const tooLong = maxLength === undefined ? [] : [['too long', 'A'.repeat(maxLength + 1)] as const]
  const tooShort = minLength > 1 ? [['too short', 'A'.repeat(minLength - 1)] as const] : []
  return [...tooLong, ...tooShort]
}

function limits(schema: Schema): InvalidValue<number>[] {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum } = schema
  return [
    ...(minimum === undefined ? [] : [[`below ${minimum}`, minimum - 1] as const]),
    ...(maximum === undefined ? [] : [[`above ${maximum}`, maximum + 1] as const]),
    ...(exclusiveMinimum === undefined ? [] : [[`${exclusiveMinimum} itself`, exclusiveMinimum] as const]),
    ...(exclusiveMaximum === undefined ? [] : [[`${exclusiveMaximum} itself`, exclusiveMaximum] as const]),
  ]
}

/** Lists with too few items, or too many. */
function wrongLists(document: Document, { items, minItems = 0, maxItems }: Schema): InvalidValue<unknown>[] {
  if (!items) return []
  const list = (length: number) =>
    Array.from({ length }, () => sampleOf(document, items, { name: 'item', extent: 'required' }))
  return [
    ...(minItems > 0 ? [['too few items', list(minItems - 1)] as const] : []),
    ...(maxItems === undefined ? [] : [['too many items', list(maxItems + 1)] as const]),
  ]
}

const textsFor = (schema: Schema) => (schema.enum ? LISTED_TEXTS : TEXTS)

const uniqueByValue = <Value>(all: readonly InvalidValue<Value>[]) => [
  ...new Map(all.map(broken => [JSON.stringify(broken[1]), broken])).values(),
]

/** Invalid texts for a parameter or a form field. */
export function invalidTexts(
  document: Document,
  judge: Judge,
  pointer: string,
  given: Schema,
): InvalidValue<string>[] {
  const schema = resolve(document, given)
  const isNumber = ['integer', 'number'].includes(scalarType(document, schema))
  const integers = schema.enum ? LISTED_INTEGERS : INTEGERS
  const kind = isNumber
    ? [...integers, ...limits(schema).map(([why, value]) => [why, String(value)] as const)]
    : [...textsFor(schema), ...lengths(schema)]
  const all: InvalidValue<string>[] = [['nothing', ''], ...kind]
  return uniqueByValue(all.filter(([, text]) => !judge.acceptsText(pointer, schema, text)))
}

/** Invalid values for a field of a JSON body. */
export function invalidValues(
  document: Document,
  judge: Judge,
  pointer: string,
  given: Schema,
): InvalidValue<unknown>[] {
  const schema = resolve(document, given)
  const isNumber = ['integer', 'number'].includes(scalarType(document, schema))
  const others: InvalidValue<unknown>[] = [
    ...(isNullable(schema) ? [] : [['null', null] as const]),
    ['an object', {}],
    ['a list', [1]],
    ['true', true],
    isNumber ? ['a number as text', '1'] : ['a number', 7],
    ['1e308', 1e308],
    ['a fraction', 1.5],
    ...limits(schema),
    ...wrongLists(document, schema),
  ]
  const texts = isNumber ? [] : [['nothing', ''] as const, ...textsFor(schema), ...lengths(schema)]
  return uniqueByValue([...others, ...texts].filter(([, value]) => !judge.accepts(pointer, value)))
}

/** Another valid value for a field; undefined when none is known. */
export function anotherValue(
  document: Document,
  judge: Judge,
  pointer: string,
  given: Schema,
  now: unknown,
): unknown {
  const schema = resolve(document, given)
  const isText = typeof now === 'string'
  const number = Number(now)
  const candidates: unknown[] = [
    ...(schema.enum ?? []),
    // With decimals, so that it shows when they are rounded away.
    ...(schema.type === 'number' ? [number + 0.25] : []),
    ...(Number.isInteger(number) ? [number + 1, number - 1] : []),
    `${String(now)}1`,
    String(now).slice(0, -1),
    `${String(now).slice(0, -1)}${String(now).endsWith('1') ? 2 : 1}`,
    `${String(now).slice(0, -1)}${String(now).endsWith('A') ? 'B' : 'A'}`,
  ]
  return candidates
    .map(candidate => (isText ? String(candidate) : candidate))
    .find(candidate => {
      if (String(candidate) === String(now)) return false
      return isText
        ? judge.acceptsText(pointer, schema, String(candidate))
        : judge.accepts(pointer, candidate)
    })
}
