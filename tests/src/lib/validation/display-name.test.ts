import { describe, expect, it } from 'vitest'
import { hasUnseen, isReservedName, normaliseName } from '#src/lib/validation/display-name.ts'

describe('a name of the operator', () => {
  it.each([
    'Fairline',
    'FAIRLINE Support',
    'fairline_help',
    'Fаirlinе',
    'Fa1r1ine',
    'ＦＡＩＲＬＩＮＥ',
    'Fáïrline',
    'Support',
    'S u p p o r t',
    'Ѕuрроrt',
    'Аdmin',
    '4dmin',
    'Moderator 7',
    'Official_Team',
  ])('is reserved, also in look-alikes: %s', name => {
    expect(isReservedName(normaliseName(name))).toBe(true)
  })

  it.each([
    'Ana',
    'Badminton',
    'Supporter of Ajax',
    'Анна',
    'Дмитрий',
    '王小明',
    'محمد',
    'Airline',
    'Modesto',
  ])('is not %s', name => {
    expect(isReservedName(normaliseName(name))).toBe(false)
  })
})

describe('a name', () => {
  it.each([
    'Ana\u202E',
    'A\u200Bna',
    'A\u0007na',
    '\u2066Ana',
    'A\u2060na',
    '\u3164',
    '\u2800',
    'A\u00ADna',
    '   ',
  ])('with unseen characters is found: %j', name => {
    expect(hasUnseen(normaliseName(name))).toBe(true)
  })

  it.each(['Ana', 'Ана', 'أنا', '王', 'Zoë 🦊', 'O’Neil'])('is fine as %s', name => {
    expect(hasUnseen(normaliseName(name))).toBe(false)
  })

  it('is stored in one form', () => {
    expect(normaliseName('  Ａｎａ \t Ｂ ')).toBe('Ana B')
  })
})
