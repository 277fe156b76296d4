import { expect, it } from 'vitest'
import * as check from '#src/lib/validation/validators.ts'
import * as fc from '#tests/support/seeded-fast-check.ts'

/** Asserts one verdict for many texts, naming the text that broke it. */
function verdict(validator: (text: string) => boolean, expected: boolean, texts: string[]) {
  for (const text of texts) expect([text, validator(text)]).toEqual([text, expected])
}

it('phone validator accepts mainland numbers and eleven digits after an area prefix [R5.1]', () => {
  verdict(check.isMainlandMobile, true, ['13800138000', '19912345678'])
  verdict(check.isMainlandMobile, false, ['12800138000', '1380013800', '138001380000', '+8613800138000', ''])
  verdict(check.isPhone, true, ['13800138000', '8613800138000', '+86 13800138000', '0086-13800138000'])
  verdict(check.isPhone, true, ['(+86)13800138000', '+1-23456789012', '23456789012'])
  verdict(check.isPhone, false, ['', '1380013800', '+8613800', 'phone', '(86 13800138000', '13800138000 '])
})

it('phone validator accepts other countries where a field allows them', () => {
  verdict(check.isInternationalPhone, true, [
    '+49 30 901820',
    '+1 (415) 555-2671',
    '00442079460958',
    '14155552671',
  ])
  verdict(check.isInternationalPhone, false, [
    '',
    '+',
    '12345',
    '+1234567890123456',
    '+0049301234',
    '+49 30 x',
    '-1234567',
  ])
})

it('password validator names the first broken rule, in the documented order [R5.2]', () => {
  expect(check.passwordError('skylark1')).toBeNull()
  expect(check.passwordError('abcdefgh')).toBeNull()
  expect(check.passwordError('abc123')).toBe('tooShort')
  expect(check.passwordError('!!!')).toBe('tooShort')
  expect(check.passwordError('12345678')).toBe('needsLetter')
  expect(check.passwordError('1234567!')).toBe('needsLetter')
  expect(check.passwordError('abcd123!')).toBe('lettersAndDigitsOnly')
  expect(check.passwordError('pass word1')).toBe('lettersAndDigitsOnly')
  expect(check.passwordError('пароль123')).toBe('needsLetter')
})

it('identity card validator accepts 15 or 18 digits, the last of 18 may be X [R5.3]', () => {
  verdict(check.isIdCard, true, [
    '110101900101123',
    '11010119900307123X',
    '11010119900307123x',
    '110101199003071234',
  ])
  verdict(check.isIdCard, false, [
    '',
    '11010190010112X',
    '1101011990030712X4',
    '1101011990030712345',
    '1101011990030',
  ])
})

it('amount validator accepts zero and positive amounts with at most two decimals [R5.4]', () => {
  verdict(check.isAmount, true, ['0', '0.00', '5', '10.5', '99999999.99'])
  verdict(check.isAmount, false, ['', '-1', '+1', '1.234', '.5', '5.', '007', '1,000', '1e5', ' 1', '٥'])
  fc.assert(fc.property(fc.bigInt({ min: 0n }), cents => check.isAmount(`${cents / 100n}.${cents % 10n}`)))
})

it('amount validator accepts the currency’s decimals where a field allows them', () => {
  const usdt = check.createAmountValidator(6)
  verdict(usdt, true, ['0', '0.000001', '12.5'])
  verdict(usdt, false, ['0.0000001', '-0.1', '1e-6', '01', ''])
  verdict(check.createAmountValidator(0), false, ['1.0'])
  expect(usdt('1.234') && !check.isAmount('1.234')).toBe(true)
})

it('email validator accepts addresses of the form local@domain [R5.5]', () => {
  verdict(check.isEmail, true, ['demo@fairline.test', 'a.b+c@sub.example.org', 'x@例子.中国'])
  verdict(check.isEmail, false, [
    '',
    'demo',
    '@fairline.test',
    'demo@',
    'demo@localhost',
    'a b@c.de',
    'a@b@c.de',
  ])
  verdict(check.isEmail, false, ['a@b..de', 'a@.de', 'a@b.', `${'a'.repeat(250)}@b.de`])
})

it('URL validator accepts web addresses, and no script or file address [R5.6]', () => {
  verdict(check.isUrl, true, ['https://fairline.test', 'http://localhost:8080/a?b=c#d', 'HTTPS://例子.中国/'])
  verdict(check.isUrl, false, [
    '',
    'fairline.test',
    'javascript:alert(1)',
    'file:///a',
    'https://',
    'https://a b',
  ])
})

it('date validator accepts only days that exist [R5.6]', () => {
  verdict(check.isDate, true, [
    '2026-02-28',
    '2024/2/29',
    '2026.12.31',
    '2026-1-1 23:59',
    '2000-02-29 08:30:00',
  ])
  verdict(check.isDate, false, ['', '2026-02-29', '1900-02-29', '2026-13-01', '2026-00-10', '2026-04-31'])
  verdict(check.isDate, false, ['2026-1/1', '26-01-01', '2026-01-01 24:00', '2026-01-00', 'today'])
  verdict(check.isIsoDate, true, [
    '2026-02-28',
    '2026-02-28T08:30',
    '2026-02-28T08:30:15.123Z',
    '2024-02-29T00:00+02:00',
  ])
  verdict(check.isIsoDate, false, [
    '',
    '2026-2-28',
    '2026/02/28',
    '2026-02-29',
    '2026-02-28T25:00',
    '2026-02-28 08:30',
  ])
  verdict(check.isIsoDate, false, ['2026-02-28T08:30.5', '2026-02-28T08:30:61', '2026-02-28T08:30+25:00'])
})

it('date validator accepts every calendar day in both notations [R5.6]', () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date('1900-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }),
      day => {
        expect(check.isIsoDate(day.toISOString())).toBe(true)
        expect(check.isDate(day.toISOString().slice(0, 10))).toBe(true)
      },
    ),
  )
})

it('character validators distinguish numbers, digits, letters and Chinese characters [R5.6]', () => {
  verdict(check.isNumberText, true, ['0', '-1.5', '+.5', '5.', '007'])
  verdict(check.isNumberText, false, ['', '-', '.', '1e5', '1,5', 'NaN', 'Infinity', '0x1'])
  verdict(check.isDigits, true, ['0', '0123456789'])
  verdict(check.isDigits, false, ['', '-1', '1.0', '١٢', '1 2'])
  verdict(check.isLetters, true, ['abcXYZ'])
  verdict(check.isLetters, false, ['', 'abc1', 'é', 'a b'])
  verdict(check.isLettersOrDigits, true, ['abc', '123', 'a1B2'])
  verdict(check.isLettersOrDigits, false, ['', 'a_b', 'a-1', 'ä1'])
  verdict(check.isChineseText, true, ['中文', '漢字'])
  verdict(check.isChineseText, false, ['', '中文1', '中 文', 'ひらがな', '한글'])
})

it('validators accept mainland number plates and landlines [R5.6]', () => {
  verdict(check.isPlateNumber, true, ['京A12345', '粤B1234学', '沪AD12345', '粤B12345D'])
  verdict(check.isPlateNumber, false, ['', '京A1234', '京I1234O', 'AA12345', '京a12345', '京AZ123456'])
  verdict(check.isLandline, true, ['010-12345678', '07551234567', '62345678', '021-62345678-123'])
  verdict(check.isLandline, false, ['', '13800138000', '010-1234', '010-02345678', '62345678-'])
})

it('JSON validator accepts objects and lists [R5.6]', () => {
  verdict(check.isJsonText, true, ['{"a":1}', '[]', '{}'])
  verdict(check.isJsonText, false, ['', '1', 'null', '"text"', '{a:1}', '{'])
})

it('code validator accepts exactly six digits, or the given length [R5.6, R9.12]', () => {
  verdict(check.isCode, true, ['000000', '123456'])
  verdict(check.isCode, false, ['', '12345', '1234567', '12345a', ' 12345'])
  expect(check.isCode('1234', 4)).toBe(true)
  expect(check.isCode('123456', 4)).toBe(false)
})

it('file validators recognise images and videos by extension [R5.6]', () => {
  verdict(check.isImageFileName, true, ['a.png', 'A.JPEG', 'https://a.test/b.webp?w=800#x'])
  verdict(check.isImageFileName, false, ['', 'png', 'a.png.exe', 'a.mp4', 'a.php?x=.png'])
  verdict(check.isVideoFileName, true, ['a.mp4', 'a.MOV', '/v/a.webm?t=1'])
  verdict(check.isVideoFileName, false, ['', 'mp4', 'a.png', 'a.mp4.txt'])
})

it('empty check is true only for missing values [R5.6]', () => {
  for (const nothing of [null, undefined, '', ' \n', [], {}]) expect(check.isEmpty(nothing)).toBe(true)
  for (const something of [0, false, '0', [0], { a: undefined }, 0n])
    expect(check.isEmpty(something)).toBe(false)
})

it('range validators include both ends [R5.6]', () => {
  expect(check.isInRange('1.0', '1', '10')).toBe(true)
  expect(check.isInRange('10.00', '1', '10')).toBe(true)
  expect(check.isInRange('10.000000000000000001', '1', '10')).toBe(false)
  expect(check.isInRange('9', '10', '100')).toBe(false)
  expect(check.isInRange('', '0', '1')).toBe(false)
  expect(check.hasLengthInRange('ab', 2, 4)).toBe(true)
  expect(check.hasLengthInRange('👍👍', 1, 2)).toBe(true)
  expect(check.hasLengthInRange('', 1, 2)).toBe(false)
})

it('validators answer at once on hostile input [R5.5]', () => {
  const long = `${'a.'.repeat(50_000)}@`
  const started = performance.now()
  for (const validator of [
    check.isEmail,
    check.isPhone,
    check.isNumberText,
    check.isUrl,
    check.isDate,
    check.isInternationalPhone,
  ]) {
    expect(validator(long)).toBe(false)
  }
  expect(performance.now() - started).toBeLessThan(500)
})
