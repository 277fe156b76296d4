import { expect, it } from 'vitest'
import { maskBankCard, maskWalletAddress } from '../../../src/lib/masks.ts'

it('shows the first and last two digits of a short card number, the first and last four of a longer one [R9.3]', () => {
  expect(maskBankCard('12345678', false)).toMatch(/^12\*+78$/)
  expect(maskBankCard('12345678', true)).toMatch(/^12\*+78$/)
  expect(maskBankCard('123456789', false)).toMatch(/^1234\*+6789$/)
  expect(maskBankCard('6222020200112230', true)).toBe('6222020200112230')
})

it('cuts wallet addresses of eight characters and more to the first eight and eight stars [R9.4]', () => {
  expect(maskWalletAddress('TX1234567890abcdef', false)).toBe('TX123456********')
  expect(maskWalletAddress('12345678', false)).toBe('12345678********')
  expect(maskWalletAddress('1234567', false)).toBe('1234567')
  expect(maskWalletAddress('TX1234567890abcdef', true)).toBe('TX1234567890abcdef')
})
