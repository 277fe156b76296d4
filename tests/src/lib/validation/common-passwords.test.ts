import { describe, expect, it } from 'vitest'
import { assert, boolean, constantFrom, property, sample, string } from '#tests/support/seeded-fast-check.ts'
import { isCommonPassword } from '#src/lib/validation/common-passwords.ts'

const COMMON = [
  'password',
  'Password1',
  '123password',
  'P4ssw0rd99',
  'passw0rd',
  'qwertyui',
  'qwerty123',
  'poiuytrewq1',
  'asdfghjkl',
  'abcdefgh',
  'aaaaaaaa',
  'abcabcabc',
  'abc123abc123',
  'lovelove',
  'a12345678',
  '12345678a',
  '1q2w3e4r',
  '1qaz2wsx',
  'iloveyou2',
  'l3tm31n2024',
  'Summer2026',
  'bitcoin1',
  'fairline1',
]

const UNCOMMON = ['skylark1', 'tr4mpolineharbour', 'harbourlight7', 'x7k2mq9vb', 'kettleMoss42', 'abc9xk2pq']

describe('a common password', () => {
  it.each(COMMON)('is recognized: %s', password => {
    expect(isCommonPassword(password)).toBe(true)
  })

  it.each(UNCOMMON)('is not taken for one: %s', password => {
    expect(isCommonPassword(password)).toBe(false)
  })

  it('is recognized with any digits around it and in any case', () => {
    const digits = string({ unit: constantFrom(...'0123456789'), maxLength: 8 })
    const word = constantFrom('password', 'sunshine', 'football', 'welcome', 'qwerty')
    assert(
      property(digits, word, digits, boolean(), (before, text, after, isUpper) => {
        expect(isCommonPassword(`${before}${isUpper ? text.toUpperCase() : text}${after}`)).toBe(true)
      }),
    )
  })

  it('is hardly ever met by chance, and no text makes it fail', () => {
    const random = string({
      unit: constantFrom(...'bcdfghjkmnpqrstvwxz2689'),
      minLength: 12,
      maxLength: 64,
    })
    const hits = sample(random, { numRuns: 2000, seed: 7 }).filter(isCommonPassword)
    expect(hits).toEqual([])
    assert(property(string(), text => typeof isCommonPassword(text) === 'boolean'))
  })
})
