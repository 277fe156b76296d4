import type { Random } from '#contracts/verify/random.ts'
import type { Schema } from '#scripts/specification.ts'
import { textOfPattern } from './patterns.ts'

/** The value of a field; nested values and null come from mutations only. */
export type Value = string | number | boolean | null | readonly Value[] | { readonly [name: string]: Value }

/** An identifier in the form of a version 4 UUID. */
export const uuid = (random: Random): string =>
  'xxxxxxxx-xxxx-4xxx-8xxx-xxxxxxxxxxxx'.replaceAll('x', () => random.below(16).toString(16))

/** Boundary integers of 16, 32, 53, 63 and 64 bits. */
const EDGES = [
  '0',
  '-0',
  '-1',
  '1',
  '32767',
  '65536',
  '2147483647',
  '2147483648',
  '4294967296',
  '9007199254740991',
  '9007199254740992',
  '9007199254740993',
  '922337203685477',
  '9223372036854775807',
  '9223372036854775808',
  '9999999999999999999',
  '18446744073709551615',
  '18446744073709551616',
  '99999999999999999999999999',
]

/** Decimals that are tiny, huge, long or in an unexpected notation. */
const DECIMALS = [
  '0.000000000000000001',
  '0.00000001',
  '0.123456789012',
  '1.000000000001',
  '123456.123456789012345678',
  '0.1234567',
  // The first values beyond 64 bits in units of 11, 8, 6, 4 and 2 decimals.
  '92233721',
  '92233720369',
  '9223372036855',
  '922337203685478',
  '92233720368547759',
  '92233720368.54775807',
  '92233720368.54775808',
  '999999999999999.999999999999999999',
  '999999999999999',
  '1e5',
  '1E-7',
  '.5',
  '5.',
  '+1',
  '-0.01',
  '00.1',
  '1,5',
  '١٢٫٥',
  '１２',
  'Infinity',
  'NaN',
  '0x10',
]

/** Texts that have broken programs before. */
const HOSTILE = [
  '',
  ' ',
  '\t',
  '\0',
  'a\0b',
  '\u202eabc\u202c',
  '\u200f\u200e\u2066',
  '\ud800',
  'a\udfffb',
  '😀👩‍👩‍👧‍👦🏳️‍🌈',
  '\uffff\ufeff',
  'e\u0301'.repeat(20),
  'Ω≈ç√∫˜µ≤≥÷',
  '田中さん',
  'ß ſ İ ı',
  "'; DROP TABLE users; --",
  '$1',
  '%',
  '_%\\',
  '<script>alert(1)</script>',
  '{{7*7}}',
  '../../../etc/passwd',
  '..%2f..%2f',
  'null',
  'undefined',
  'true',
  '[object Object]',
  '__proto__',
  'constructor',
  'a\r\nX-Header: 1',
]

const LENGTHS = ['short', 'long', 'any'] as const

const isAllowed = (schema: Schema, text: string) =>
  (schema.pattern === undefined || new RegExp(schema.pattern, 'u').test(text)) &&
  [...text].length >= (schema.minLength ?? 0) &&
  [...text].length <= (schema.maxLength ?? Infinity)

/** A text of this length in a random script. */
function textOfLength(random: Random, length: number): string {
  const letter = random.pick(['a', 'Z', '9', 'é', 'ع', '中', '😀', ' ', '\u202e'])
  return letter.repeat(length)
}

function textOf(schema: Schema, random: Random): string {
  const { pattern, minLength = 0, maxLength = 40 } = schema
  if (pattern === undefined) {
    return textOfLength(random, random.pick([minLength, maxLength, random.integer(minLength, maxLength)]))
  }
  for (let tried = 0; tried < 6; tried++) {
    const text = textOfPattern(pattern, random, random.pick(LENGTHS)).slice(0, schema.maxLength)
    if (isAllowed(schema, text)) return text
  }
  return textOfPattern(pattern, random, 'short')
}

/** A value that the schema allows, usually at its bounds. */
export function allowedValue(schema: Schema, random: Random): Value {
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return random.pick(schema.enum)
  if (schema.type === 'integer' || schema.type === 'number') {
    const { minimum = 0, maximum = Number.MAX_SAFE_INTEGER } = schema
    return random.pick([minimum, maximum, random.integer(minimum, maximum), Math.min(minimum + 1, maximum)])
  }
  if (schema.type === 'boolean') return random.percent(50)
  return textOf(schema, random)
}

/** A text that the schema allows, of maximum size or length. */
function extremeText(schema: Schema, random: Random): Value {
  const fitting = [...EDGES, ...DECIMALS].filter(text => isAllowed(schema, text))
  if (fitting.length > 0 && random.percent(70)) return random.pick(fitting)
  return textOf(schema, random)
}

/** An extreme value that the schema still allows. */
export function extremeValue(schema: Schema, random: Random): Value {
  const isText = schema.enum === undefined && schema.const === undefined && schema.type === 'string'
  return isText ? extremeText(schema, random) : allowedValue(schema, random)
}

/** A value just outside the schema's bounds, or far outside. */
export function outsideValue(schema: Schema, random: Random): Value {
  if (schema.type === 'integer' || schema.type === 'number') {
    const { minimum = 0, maximum = Number.MAX_SAFE_INTEGER } = schema
    return random.pick<Value>([minimum - 1, maximum + 1, -maximum, minimum + 0.5, ...EDGES])
  }
  const { minLength = 0, maxLength } = schema
  const lengths = [maxLength === undefined ? 5000 : maxLength + 1, Math.max(0, minLength - 1)]
  const texts = {
    edge: () => random.pick(EDGES),
    decimal: () => random.pick(DECIMALS),
    hostile: () => random.pick(HOSTILE),
    outside: () => textOfLength(random, random.pick(lengths)),
    huge: () => textOfLength(random, 20_000),
  }
  return texts[random.weighted({ edge: 3, decimal: 3, hostile: 4, outside: 2, huge: 0.1 })]()
}

/** A value of an unexpected type. */
export function strangeValue(random: Random): Value {
  return random.pick<Value>([
    null,
    true,
    false,
    [],
    {},
    [1, 2],
    { a: { b: [null] } },
    -1,
    0.1,
    1e21,
    'null',
    [[[[[]]]]],
  ])
}

/** A text that has broken programs before. */
export const hostileText = (random: Random): string => random.pick(HOSTILE)
