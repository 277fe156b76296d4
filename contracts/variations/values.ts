/** Values of answers in another form that their schema has as well. */
import { resolve, valueAt, type Operation, type Schema } from '#contracts/verify/document.ts'
import { operationsOf } from '#contracts/verify/operations.ts'
import { isAnswered } from '#contracts/verify/unique-values.ts'
import { readDocument } from '#contracts/material.ts'

const document = readDocument()
const operations = operationsOf(document)
const SCHEMAS = '#/components/schemas/'

/** Called for each part of an answer with each named schema that describes it. @returns the part, or another one */
type Change = (name: string, value: unknown) => unknown

function changeParts(given: Schema, value: unknown, change: Change, seen: Set<string>, path = ''): unknown {
  const name = given.$ref?.startsWith(SCHEMAS) ? given.$ref.slice(SCHEMAS.length) : undefined
  let changed = value
  if (name !== undefined && !seen.has(`${name} ${path}`)) {
    seen.add(`${name} ${path}`)
    changed = change(name, value)
  }
  const { $ref, items, properties = {}, oneOf = [], anyOf = [], allOf = [] } = given
  if ($ref !== undefined) return changeParts(resolve(document, given), changed, change, seen, path)
  for (const branch of [...oneOf, ...anyOf, ...allOf])
    changed = changeParts(branch, changed, change, seen, path)
  if (Array.isArray(changed))
    return items
      ? changed.map((each, at) => changeParts(items, each, change, seen, `${path}/${at}`))
      : changed
  if (typeof changed !== 'object' || changed === null) return changed
  return Object.fromEntries(
    Object.entries(changed).map(([key, each]) => [
      key,
      properties[key] ? changeParts(properties[key], each, change, seen, `${path}/${key}`) : each,
    ]),
  )
}

/** The answer with its parts changed. What is signed, or hashed, has one form only, and stays. */
export function changeAnswer(json: unknown, { pointer }: Operation, change: Change): unknown {
  if (/"[0-9a-f]{64}"/.test(JSON.stringify(json))) return json
  const schema = valueAt(document, `${pointer}/responses/200/content/application~1json/schema`) as Schema
  return changeParts(schema, json, change, new Set())
}

/** Whether a text is one of a schema. */
function fits({ pattern = '', maxLength = Infinity }: Schema, text: string): boolean {
  return text.length <= maxLength && new RegExp(pattern, 'u').test(text)
}

/** The schemas of decimal numbers in answers, by name. */
export const decimalSchemas: readonly string[] = Object.entries(document.components.schemas)
  .filter(([, { type, pattern }]) => type === 'string' && pattern?.includes('(\\.[0-9]{1,'))
  .map(([name]) => name)
  .filter(name =>
    operations.some(operation => isAnswered(document, operation, ({ $ref }) => $ref === SCHEMAS + name)),
  )

const withZero = (text: string) => (text.includes('.') ? `${text}0` : `${text}.0`)
const withoutZeros = (text: string) => text.replace(/(\.\d*?)0+$/, '$1').replace(/\.$/, '')

const changeDecimals =
  (wanted: string, change: (text: string) => string) =>
  (json: unknown, operation: Operation): unknown =>
    changeAnswer(json, operation, (name, value) => {
      if (name !== wanted || typeof value !== 'string') return value
      const changed = change(value)
      return fits(document.components.schemas[name]!, changed) ? changed : value
    })

/** Decimals of a schema with a zero more, where it has room for it. */
export const withTrailingZero = (name: string) => changeDecimals(name, withZero)
/** Decimals of a schema without zeros at their end. */
export const withoutTrailingZeros = (name: string) => changeDecimals(name, withoutZeros)

/** An id; the number of an identity card may be as long. */
const ID = /(?<![\w.%])(?<!documentNumber[=":]{1,3})[1-9]\d{16,18}(?![\w.])/g

/** A text with its ids by so much higher, in the same order. */
export const shiftIds = (text: string, by: bigint): string =>
  text.replaceAll(ID, id => String(BigInt(id) + by))
