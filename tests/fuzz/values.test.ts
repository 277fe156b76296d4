import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { readOperations, type Schema, type Specification } from './operations.ts'
import { textOfPattern } from './patterns.ts'
import { createRandom } from './random.ts'
import { encodeForm } from './request.ts'
import { parseAnswers } from './send-raw.ts'
import { allowedValue, extremeValue, type Value } from './values.ts'

const specification = JSON.parse(readFileSync('openapi/bundle.json', 'utf8')) as Specification
const fields = readOperations(specification).flatMap(operation => operation.fields)

function isAllowed(schema: Schema, value: Value): boolean {
  if (schema.const !== undefined) return value === schema.const
  if (schema.enum) return schema.enum.includes(value as string)
  if (typeof value === 'number')
    return value >= (schema.minimum ?? value) && value <= (schema.maximum ?? value)
  if (typeof value !== 'string') return false
  const { length } = [...value]
  if (length < (schema.minLength ?? 0) || length > (schema.maxLength ?? Infinity)) return false
  return schema.pattern === undefined || new RegExp(schema.pattern, 'u').test(value)
}

it('nearly every value that is meant to be allowed is allowed by the specification', () => {
  const random = createRandom(1, 1)
  const drawn = fields.flatMap(({ name, schema }) =>
    [allowedValue, extremeValue].flatMap(draw =>
      Array.from({ length: 5 }, () => {
        const value = draw(schema, random)
        return { name, value, isAllowed: isAllowed(schema, value) }
      }),
    ),
  )
  const refused = drawn.filter(each => !each.isAllowed)
  expect(drawn.length).toBeGreaterThan(4000)
  // What a pattern looks ahead for is left to chance.
  expect(refused.length / drawn.length, JSON.stringify(refused.slice(0, 5))).toBeLessThan(0.02)
})

it('a pattern is written at its shortest and at its longest', () => {
  const random = createRandom(1, 1)
  const id = '^[1-9][0-9]{0,18}$'
  expect(textOfPattern(id, random, 'short')).toMatch(/^[1-9]$/)
  expect(textOfPattern(id, random, 'long')).toMatch(/^[1-9][0-9]{18}$/)
})

it('chance comes back with its seed, and differs from call to call', () => {
  const draw = (seed: number, call: number) => {
    const random = createRandom(seed, call)
    return Array.from({ length: 20 }, () => random.integer(0, 1000))
  }
  expect(draw(1, 2)).toEqual(draw(1, 2))
  expect(draw(1, 2)).not.toEqual(draw(1, 3))
  expect(draw(1, 2)).not.toEqual(draw(2, 2))
})

it('half a surrogate pair goes to the wire as bytes that no decoder takes', () => {
  expect(encodeForm([['name', 'a\ud800']])).toBe('name=a%ED%A0%80')
})

it('answers are told apart on one connection, in chunks or by their length', () => {
  const text = [
    'HTTP/1.1 100 Continue\r\n\r\n',
    'HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{}',
    'HTTP/1.1 404 Not Found\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n0\r\n\r\n',
    'HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\nhalf',
  ].join('')
  expect(parseAnswers(text, 'GET', false)).toEqual([
    { status: 200, type: 'application/json', body: '{}' },
    { status: 404, type: '', body: 'abc' },
  ])
})
