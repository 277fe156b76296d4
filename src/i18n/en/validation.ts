import type { BaseTranslation } from '../generated/types.ts'

export default {
  required: 'Please fill this in',
  passwordLength: 'At least 8 characters',
  passwordLetter: 'Must contain letters',
  passwordCharacters: 'Only letters and digits allowed',
  passwordsDiffer: 'The two passwords differ',
  email: 'This is not an email address',
  phone: 'This is not a phone number',
  amount: 'Zero or more, at most 2 decimals',
  notANumber: 'This is not a number',
  positive: 'Must be more than zero',
  minimum: 'At least {minimum:string}',
  maximum: 'At most {maximum:string}',
  decimals: 'At most {decimals:string} decimals',
  moreThanAvailable: 'More than is available',
  code: '{length:string} digits',
  exponent: 'Write the number out, without “e”',
  separators: 'It is not clear where the decimals begin. Write it like {example:string}',
  negative: 'Must not be below zero',
  tooLong: 'At most {digits:string} digits',
} satisfies BaseTranslation
