import type { Dictionary } from '../overlay.ts'

export default {
  required: 'This field is required',
  passwordLength: 'At least 8 characters',
  passwordLetter: 'At least one letter',
  passwordCharacters: 'Letters and digits only',
  passwordCommon: 'Not a common password, such as password1 or qwerty123',
  passwordsDiffer: 'Passwords do not match',
  email: 'Enter a valid email address',
  phone: 'Enter a valid phone number',
  amount: 'Zero or more, at most 2 decimals',
  notANumber: 'Enter a valid number',
  positive: 'Must be greater than zero',
  minimum: 'At least {minimum}',
  maximum: 'At most {maximum}',
  decimals: 'At most {decimals} decimals',
  moreThanAvailable: 'Not enough funds',
  code: 'Enter {length} digits',
  exponent: 'Enter the full number, without “e”',
  separators: 'Decimal separator is unclear. Write it like {example}',
  negative: 'Cannot be negative',
  tooLong: 'At most {digits} digits',
} as const satisfies Dictionary
