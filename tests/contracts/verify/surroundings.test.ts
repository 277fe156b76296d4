import { describe, expect, it } from 'vitest'
import { isInLanguageAsked, surroundingProblems } from '#contracts/verify/surroundings.ts'
import type { Received } from '#contracts/verify/wire.ts'
import { material, receivedOf } from './support.ts'

const { document, operations } = material
const GIVEN = {
  'content-type': 'application/json',
  'content-language': 'de',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
}

const sentIn = (language: string) => ({
  method: 'GET',
  target: '/',
  headers: { 'accept-language': language },
  body: '',
})

/** What is said of an answer of an operation with these headers. */
function saidOf(id: string, headers: Record<string, string>, more: Partial<Received> = {}) {
  const operation = operations.find(one => one.id === id)!
  const received = { ...receivedOf({}), headers, ...more }
  const problems = surroundingProblems(document, { operation, sent: sentIn('de'), received })
  return problems.map(({ says }) => says)
}

describe('what surrounds an answer', () => {
  it('is documented for every operation', () => {
    for (const { id, answer, isPublic, isStream } of operations) {
      const { headers, types } = answer
      // A file or a stream has no language.
      const language = types.every(type => type === 'application/json') ? ['Content-Language'] : []
      const sniffed = isStream ? [] : ['X-Content-Type-Options']
      const names = headers.filter(({ required }) => required).map(({ name }) => name)
      expect({ id, names }).toEqual({
        id,
        names: expect.arrayContaining([...language, 'Cache-Control', ...sniffed]),
      })
      if (isPublic) continue
      const cache = headers.find(({ name }) => name === 'Cache-Control')
      expect({ id, pattern: cache?.schema.pattern }).toEqual({ id, pattern: 'no-store' })
    }
  })

  it('is right with its headers', () => {
    expect(saidOf('listBalances', GIVEN)).toEqual([])
    // A deployment may have English alone.
    expect(saidOf('listBalances', { ...GIVEN, 'content-language': 'en' })).toEqual([])
  })

  it.each(['content-language', 'cache-control', 'x-content-type-options'] as const)('misses %s', name => {
    const { [name]: _, ...others } = GIVEN
    expect(saidOf('listBalances', others)).toEqual([
      expect.stringMatching(new RegExp(`^the header ${name} is missing$`, 'i')),
    ])
  })

  it('names a header that says something else', () => {
    expect(saidOf('listBalances', { ...GIVEN, 'cache-control': 'no-cache' })).toEqual([
      'the header Cache-Control is "no-cache"; it must match no-store',
    ])
    expect(saidOf('getSiteInfo', { ...GIVEN, 'cache-control': 'no-cache' })).toEqual([])
    expect(saidOf('getSiteInfo', { ...GIVEN, 'cache-control': 'max-age=60' })).toHaveLength(1)
    expect(saidOf('listBalances', { ...GIVEN, 'content-language': 'fr' })).toEqual([
      'Content-Language is "fr", though the request asks for "de"',
    ])
    expect(saidOf('listBalances', { ...GIVEN, 'set-cookie': 'a=1' })).toEqual([
      'the answer sets a cookie; a session is its token alone',
    ])
  })

  it('is read by a browser as it was meant', () => {
    expect(saidOf('listBalances', GIVEN, { flaws: ['the body is not UTF-8'] })).toEqual([
      'the body is not UTF-8',
    ])
    expect(saidOf('listBalances', GIVEN, { flaws: [] })).toEqual([])
  })

  it('is not judged where the headers were not recorded', () => {
    expect(saidOf('listBalances', {}, { lacksHeaders: true })).toEqual([])
  })

  it.each([
    ['zh', 'zh-Hans', true],
    ['zh', 'zh-CN', true],
    ['zh', 'zh-Hant', false],
    ['tc', 'zh-Hant-TW', true],
    ['idn', 'id', true],
    ['idn', 'de', false],
    ['a word of no list', 'en', true],
  ])('has the language asked for: %s is %s: %s', (asked, said, isSame) => {
    expect(isInLanguageAsked(document, sentIn(asked), said)).toBe(isSame)
  })
})
