/** Other values of a field that its schema allows as well: what is wrong with them is their meaning. */
import { isNullable, scalarType, type Schema } from '#contracts/verify/document.ts'
import { multiply } from '#src/lib/money/money.ts'
import type { Random } from '#contracts/verify/random.ts'
import { document, isTime } from './fields.ts'

export interface ValueChange {
  readonly says: string
  /** The changed value; the same when it has none of this kind. */
  readonly change: (value: unknown) => unknown
}

const HOUR = 3_600_000
const DECIMAL = /^-?\d+(\.\d+)?$/

/** The text with its last digit, other than a leading zero, one higher or lower. */
function nextDigit(text: string): string {
  const last = Number(text.at(-1))
  return `${text.slice(0, -1)}${last === 9 ? 8 : last + 1}`
}

const ofText = (says: string, change: (text: string) => string): ValueChange => ({
  says,
  change: value => (typeof value === 'string' ? change(value) : value),
})
const ofDecimal = (says: string, change: (text: string) => string): ValueChange =>
  ofText(says, text => (DECIMAL.test(text) ? change(text) : text))
const ofNumber = (says: string, change: (value: number) => number): ValueChange => ({
  says,
  change: value => (typeof value === 'number' ? change(value) : value),
})

const decimalChanges = [
  ofDecimal('a digit off', nextDigit),
  ofDecimal('without its decimals', text => text.split('.')[0] ?? text),
  ofDecimal('ten times as much', text => multiply(text, '10')),
]
const otherLast = ofText('with another last character', text =>
  text.replace(/[0-8a-yA-Y]$/, last => String.fromCharCode(last.charCodeAt(0) + 1)),
)
const textChanges = [
  ofText('without its last character', text => text.slice(0, -1)),
  ofText('in capitals', text => text.toUpperCase()),
]
const timeChanges = [
  ofNumber('an hour late', value => value + HOUR),
  ofNumber('a day early', value => value - 24 * HOUR),
  ofNumber('cut to the second', value => value - (value % 1000)),
]

/** Texts of many forms: amounts, ids, codes, names, addresses. */
const SAMPLES = ['12.5', '12', '-3.25', '1.5', '0.05', '0.01', 'Ab', 'AB12', 'BTC/USDT', 'https://a.b/Ab']

/** Whether a change makes one value of a pattern another one of it: an id has no decimals, and a code in capitals stays as it is. */
function hasRoom(pattern: string, { change }: ValueChange): boolean {
  const isValue = new RegExp(pattern, 'u')
  return SAMPLES.some(text => {
    const changed = change(text)
    return isValue.test(text) && changed !== text && isValue.test(String(changed))
  })
}

/** The changes that a schema has room for. */
export function changesOf(schema: Schema): ValueChange[] {
  const list: unknown[] = schema.enum?.filter(value => value !== null) ?? []
  const nulled = isNullable(schema) ? [{ says: 'null', change: () => null }] : []
  if (list.length > 1) {
    const next = (value: unknown) =>
      list.includes(value) ? list[(list.indexOf(value) + 1) % list.length] : value
    return [{ says: 'its neighbour', change: next }, ...nulled]
  }
  if (list.length > 0 || schema.const !== undefined) return nulled
  const type = scalarType(document, schema)
  if (type === 'boolean') return [{ says: 'the opposite', change: value => value !== true }]
  if (type !== 'string')
    return [...(isTime(schema) ? timeChanges : [ofNumber('one more', value => value + 1)]), ...nulled]
  const { pattern } = schema
  if (pattern === undefined || pattern.includes('u0000')) return [otherLast, ...textChanges, ...nulled]
  const accepts = (text: string) => new RegExp(pattern, 'u').test(text)
  const isNumber = ['12', '1.5', '0.05'].some(accepts) && !accepts('AB')
  const possible = (isNumber ? decimalChanges : textChanges).filter(change => hasRoom(pattern, change))
  return [...(isNumber ? [] : [otherLast]), ...possible, ...nulled]
}

/** One of the changes; undefined when the schema has a single value. */
export function drawChange(random: Random, schema: Schema): ValueChange | undefined {
  const changes = changesOf(schema)
  return changes.length > 0 ? random.pick(changes) : undefined
}

/** Changes the value at a path. */
export function changeAt(target: unknown, path: readonly string[], { change }: ValueChange): void {
  const [name = '', ...rest] = path
  if (typeof target !== 'object' || target === null || !(name in target)) return
  const holder = target as Record<string, unknown>
  if (rest.length > 0) changeAt(holder[name], rest, { says: '', change })
  else holder[name] = change(holder[name])
}
