import { expect, it } from 'vitest'
import { createRandom } from '#contracts/verify/random.ts'
import type { Schema } from '#scripts/specification.ts'
import { readOperations } from './operations.ts'
import { textOfPattern } from './patterns.ts'
import { encodeForm } from './request.ts'
import { parseAnswers } from './send-raw.ts'
import { allowedValue, extremeValue, type Value } from './values.ts'

const fields = readOperations().flatMap(operation => operation.fields)

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

it('nearly every value generated as valid is allowed by the specification', () => {
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
  // Look-aheads are not enforced.
  expect(refused.length / drawn.length, JSON.stringify(refused.slice(0, 5))).toBeLessThan(0.02)
})

it('pattern texts are generated at their minimum and maximum length', () => {
  const random = createRandom(1, 1)
  const id = '^[1-9][0-9]{0,18}$'
  expect(textOfPattern(id, random, 'short')).toMatch(/^[1-9]$/)
  expect(textOfPattern(id, random, 'long')).toMatch(/^[1-9][0-9]{18}$/)
})

it('a lone surrogate is sent as invalid UTF-8 bytes', () => {
  expect(encodeForm([['name', 'a\ud800']])).toBe('name=a%ED%A0%80')
})

it('answers on one connection are separated by chunks or by content length', () => {
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
