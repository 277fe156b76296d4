import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { nearNames, readOptions } from '#contracts/verify/options.ts'
import { material } from './support.ts'

const read = (...argv: string[]) => readOptions(argv, material.operations)
const url = ['--url', 'http://localhost:8080'] as const

it('asks for an address when none is given', () => {
  expect(() => read()).toThrow(/--url is missing/)
})

it.each([
  ['localhost:8080', /begins with http:\/\/ or https:\/\/, for example --url http:\/\/localhost:8080/],
  ['ftp://example.test', /begins with http/],
  ['http://', /this is no address/],
  ['http://localhost:99999', /this is no address/],
  ['http://localhost:8080/?a=1', /without what follows/],
])('says what is wrong with the address %s', (text, message) => {
  expect(() => read('--url', text)).toThrow(message)
})

it('says near names when --only names nothing', () => {
  expect(() => read(...url, '--only', 'listSpotOrder')).toThrow(/Did you mean listSpotOrders\?/)
  expect(() => read(...url, '--only', 'palceSpotOrder')).toThrow(/Did you mean placeSpotOrder/)
  expect(() => read(...url, '--only', 'zzzzzzzzzz')).toThrow(/The tags are auth, user/)
  expect(() => read(...url, '--only', ',')).toThrow(/needs a tag or an operation/)
})

it('takes several names, one after the other or in a list', () => {
  expect(read(...url, '--only', 'auth', '--only', 'listTips,site').only).toEqual(['auth', 'listTips', 'site'])
})

it('finds names by a part of them before those that only look alike', () => {
  expect(nearNames('order', ['placeSpotOrder', 'border', 'older'])).toEqual(['placeSpotOrder', 'border'])
  expect(nearNames('older', ['placeSpotOrder', 'order'])).toEqual(['order'])
})

it('takes a token only as it is', () => {
  expect(() => read(...url, '--token', 'Bearer abc')).toThrow(/without "Bearer"/)
  expect(() => read(...url, '--token', 'a b')).toThrow(/no spaces/)
  expect(read(...url, '--token', 'abc').token).toBe('abc')
})

it('names an option that there is not, and shows those that there are', () => {
  expect(() => read(...url, '--stats', 'x')).toThrow(/--stats[^]*--states URL/)
})

it('sees beforehand that reports cannot be written', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'options-')), 'file')
  writeFileSync(file, '')
  expect(() => read(...url, '--report', file)).toThrow(/cannot be written to \(it is a file\)/)
  expect(() => read(...url, '--report', join(file, 'below'))).toThrow(/cannot be written to/)
})

it('keeps a path of the address, and takes its origin for the page that calls', () => {
  const { url: address, origin } = read('--url', 'https://example.test/back/end')
  expect([address.pathname, origin]).toEqual(['/back/end', 'https://example.test'])
  expect(read(...url, '--origin', 'https://app.example.test/x').origin).toBe('https://app.example.test')
})
