import { expect, it } from 'vitest'
import { cardNumberError, normaliseCardNumber, cardPropertyError } from '#src/lib/validation/bank-card.ts'
import * as fc from '#tests/support/seeded-fast-check.ts'

// The card networks' own test numbers; the IBAN registry's own examples.
const CARDS = [
  '4111111111111111',
  '5555555555554444',
  '378282246310005',
  '6200000000000005',
  '6304000000000000',
]
const IBANS = [
  'DE89370400440532013000',
  'GB29NWBK60161331926819',
  'FR1420041010050500013M02606',
  'AE070331234567890123456',
  'SA0380000000608010167519',
  'NO9386011117947',
  'MT84MALT011000012345MTLCAST001S',
]

it.each([...CARDS, ...IBANS])('bank card check accepts %s, with spaces and hyphens', number => {
  expect(cardNumberError(number)).toBeNull()
  const written = number.replaceAll(/(.{4})/g, '$1 ').toLowerCase()
  expect(cardNumberError(written)).toBeNull()
  expect(normaliseCardNumber(written)).toBe(number)
  expect(cardNumberError(number.replaceAll(/(.{4})/g, '$1-'))).toBeNull()
})

it('card number check detects every single wrong digit', () => {
  fc.assert(
    fc.property(fc.constantFrom(...CARDS), fc.nat(), fc.integer({ min: 1, max: 9 }), (number, place, by) => {
      const at = place % number.length
      const digit = (Number(number[at]) + by) % 10
      return cardNumberError(number.slice(0, at) + digit + number.slice(at + 1)) === 'check'
    }),
  )
})

it('IBAN check detects every single wrong digit and every swapped pair', () => {
  fc.assert(
    fc.property(fc.constantFrom(...IBANS), fc.nat(), fc.integer({ min: 1, max: 9 }), (iban, place, by) => {
      const at = 2 + (place % (iban.length - 3))
      const [left = '', right = ''] = iban.slice(at, at + 2)
      const swapped = iban.slice(0, at) + right + left + iban.slice(at + 2)
      if (left !== right && /\d\d/.test(left + right) && cardNumberError(swapped) !== 'check') return false
      if (!/\d/.test(left)) return true
      const changed = iban.slice(0, at) + ((Number(left) + by) % 10) + iban.slice(at + 1)
      return cardNumberError(changed) === 'check'
    }),
  )
})

it.each([
  ['', 'form'],
  ['12345678901', 'form'],
  ['41111111111111111111', 'form'],
  ['4111 1111 1111 111x', 'form'],
  ['0000000000000000', 'check'],
  ['DE8937040044053201300', 'form'],
  ['ZZ89370400440532013000', 'form'],
  ['DE89_70400440532013000', 'form'],
] as const)('bank card check rejects %j by its %s', (number, fault) => {
  expect(cardNumberError(number)).toBe(fault)
})

it('bank card check requires the site’s fields, and validates card number and SWIFT code [R3.2]', () => {
  const fault = (propertyKey: string, value: string, isRequired = 0) =>
    cardPropertyError({ propertyKey, isRequired }, value)
  expect(fault('bankName', ' ', 1)).toBe('required')
  expect(fault('bankName', ' ')).toBeNull()
  expect(fault('bankName', 'x'.repeat(128))).toBeNull()
  expect(fault('bankName', 'x'.repeat(129))).toBe('tooLong')
  expect(fault('cardNumber', '4111111111111111', 1)).toBeNull()
  expect(fault('cardNumber', '4111111111111112', 1)).toBe('cardCheck')
  expect(fault('cardNumber', '4111', 1)).toBe('cardNumber')
  expect(fault('swift', 'COBADEFF')).toBeNull()
  expect(fault('swift', 'cobadeffxxx')).toBeNull()
  expect(fault('swift', 'COBADEFFX')).toBe('swift')
})
