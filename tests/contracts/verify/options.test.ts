import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readOptions } from '#contracts/verify/options.ts'
import { similarNames } from '#contracts/verify/similar-names.ts'
import { material } from './support.ts'

const read = (...argv: string[]) => readOptions(argv, material.operations)
const url = ['--url', 'http://localhost:8080'] as const

it('verifier options require --url', () => {
  expect(() => read()).toThrow(/--url is missing/)
})

it.each([
  ['localhost:8080', /begins with http:\/\/ or https:\/\/, for example --url http:\/\/localhost:8080/],
  ['ftp://example.test', /begins with http/],
  ['http://', /this is no address/],
  ['http://localhost:99999', /this is no address/],
  ['http://localhost:8080/?a=1', /without what follows/],
])('verifier options reject the URL %s with an explanation', (text, message) => {
  expect(() => read('--url', text)).toThrow(message)
})

it('verifier options suggest similar names when --only matches nothing', () => {
  expect(() => read(...url, '--only', 'listSpotOrder')).toThrow(/Did you mean listSpotOrders\?/)
  expect(() => read(...url, '--only', 'palceSpotOrder')).toThrow(/Did you mean placeSpotOrder/)
  expect(() => read(...url, '--only', 'zzzzzzzzzz')).toThrow(/The tags are auth, user/)
  expect(() => read(...url, '--only', ',')).toThrow(/needs a tag or an operation/)
})

it('--only accepts several names, repeated or comma-separated', () => {
  expect(read(...url, '--only', 'auth', '--only', 'listTips,site').only).toEqual(['auth', 'listTips', 'site'])
})

it('--only suggestions list names that contain the word before names that are spelled alike', () => {
  expect(similarNames('order', ['placeSpotOrder', 'border', 'older'])).toEqual(['placeSpotOrder', 'border'])
  expect(similarNames('older', ['placeSpotOrder', 'order'])).toEqual(['order'])
})

it('--token accepts a bare token only', () => {
  expect(() => read(...url, '--token', 'Bearer abc')).toThrow(/without "Bearer"/)
  expect(() => read(...url, '--token', 'a b')).toThrow(/no spaces/)
  expect(read(...url, '--token', 'abc').token).toBe('abc')
})

it('verifier options name an unknown option and list the valid ones', () => {
  expect(() => read(...url, '--stats', 'x')).toThrow(/--stats[^]*--states URL/)
})

it('--report fails at once when the folder cannot be written', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'options-')), 'file')
  writeFileSync(file, '')
  expect(() => read(...url, '--report', file)).toThrow(/cannot be written to \(it is a file\)/)
  expect(() => read(...url, '--report', join(file, 'below'))).toThrow(/cannot be written to/)
})

it('--url keeps its path, and its origin becomes the page that calls', () => {
  const { url: address, origin } = read('--url', 'https://example.test/back/end')
  expect([address.pathname, origin]).toEqual(['/back/end', 'https://example.test'])
  expect(read(...url, '--origin', 'https://app.example.test/x').origin).toBe('https://app.example.test')
})

it.each(['--url', '--states', '--origin'])(
  '%s refuses a name and password, and does not repeat them',
  option => {
    const given = ['http://ci:hunter2@localhost:8080', 'ci:hunter2@localhost', 'http://ci:hunter2@:x']
    for (const text of given) {
      const attempt = () => read(...(option === '--url' ? [] : url), option, text)
      expect(attempt).toThrow(option)
      expect(attempt).not.toThrow('hunter2')
    }
    expect(() => read(...url, option, given[0]!)).toThrow(/--header 'Authorization: Basic …' sends them/)
  },
)

it('--header takes names and values, each once, and no header that the app sends', () => {
  const both = ['--header', 'X-Api-Key:  a: b ', '--header', 'Authorization: Basic eA==']
  expect(read(...url, ...both).headers).toEqual({ 'X-Api-Key': 'a: b', Authorization: 'Basic eA==' })
  expect(read(...url).headers).toEqual({})
  for (const wrong of ['X-Api-Key', 'X-Api-Key:', 'X Api: hunter2', 'X-Key: hunter2\n', 'X-Key: hünter2']) {
    expect(() => read(...url, '--header', wrong)).toThrow(
      /give name and value as --header 'X-Api-Key: value'/,
    )
    expect(() => read(...url, '--header', wrong)).not.toThrow(/h.nter2/)
  }
  expect(() => read(...url, '--header', 'accept-language: de')).toThrow(/sends this header itself/)
  expect(() => read(...url, '--header', 'X-Key: 1', '--header', 'x-key: 2')).toThrow(/it is given twice/)
})

/** A file of options. */
function configFile(content: unknown): string {
  const file = join(mkdtempSync(join(tmpdir(), 'options-')), 'contract.json')
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content))
  return file
}

it('--config gives every option by its name, and the command line wins', () => {
  const file = configFile({
    url: 'http://localhost:1',
    only: ['auth', 'site'],
    header: 'X-Api-Key: a',
    'allow-writes': true,
    strict: true,
    walks: 5,
    'fail-under': '70',
  })
  expect(read('--config', file)).toMatchObject({
    only: ['auth', 'site'],
    headers: { 'X-Api-Key': 'a' },
    allowWrites: true,
    strict: true,
    walks: 5,
    failUnder: 70,
  })
  const line = ['--url', 'http://localhost:2', '--walks', '0', '--only', 'spot', '--no-strict']
  const { url: address, only, walks, strict } = read('--config', file, ...line)
  expect([address.port, only, walks, strict]).toEqual(['2', ['spot'], 0, false])
})

it.each([
  [{ ulr: 'http://localhost:1' }, /no option is called ulr\. Did you mean url/],
  [{ constructor: 1 }, /no option is called constructor\. The options are url, states/],
  [{ config: 'other.json' }, /no option is called config/],
  [{ strict: 'yes' }, /strict must be true or false/],
  [{ walks: true }, /walks must be a text or a number/],
  [{ only: [1, {}] }, /only must be a text or a list of texts/],
  [[], /no file of options \(it is no JSON object\)/],
  ['{"url":', /no file of options \(.*JSON/],
])('--config refuses %j with what to change', (content, message) => {
  expect(() => read('--config', configFile(content))).toThrow(message)
})

it('--config refuses a file that is not there, and values as the command line does', () => {
  expect(() => read('--config', '/nothing/there.json')).toThrow(/no file of options \(ENOENT/)
  expect(() => read('--config', configFile({ url: 'localhost' }))).toThrow(/begins with http/)
})
