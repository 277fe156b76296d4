import { assert, property, stringMatching } from '#tests/support/seeded-fast-check.ts'
import { expect, it } from 'vitest'
import { maskAccount, maskBankCard, maskName, maskWalletAddress } from '#src/lib/names/masks.ts'

it('bank card mask shows the first and last four digits, two of a short one, and all on request [R9.3]', () => {
  expect(maskBankCard('6222020200112233', false)).toBe('6222****2233')
  expect(maskBankCard('6222020200112233', true)).toBe('6222020200112233')
  expect(maskBankCard('12345678', false)).toBe('12****78')
  expect(maskBankCard('12345678', true)).toBe('12****78')
  expect(maskBankCard('123456789', false)).toBe('1234****6789')
})

it('wallet address mask shows eight characters and eight stars, unless it is short or shown on request [R9.4]', () => {
  expect(maskWalletAddress('TXkP9abcdefghijk', false)).toBe('TXkP9abc********')
  expect(maskWalletAddress('TXkP9abcdefghijk', true)).toBe('TXkP9abcdefghijk')
  expect(maskWalletAddress('TXkP9ab', false)).toBe('TXkP9ab')
  expect(maskWalletAddress('TXkP9abc', false)).toBe('TXkP9abc********')
})

it('account mask never shows the whole account [R9.3]', () => {
  expect(maskAccount('demo@fairline.test')).toBe('de***@fairline.test')
  expect(maskAccount('+8613800138000')).toBe('+86****8000')
  expect(maskAccount('1234567')).toBe('12****67')
  assert(
    property(stringMatching(/^[a-z]{3,20}$/), name => {
      expect(maskAccount(`${name}@x.test`)).not.toContain(name)
    }),
    { seed: 7 },
  )
})

it('name mask shows the first characters and stars in any script', () => {
  expect(maskName('benjamin')).toBe('be***')
  expect(maskName('李明华')).toBe('李明***')
  expect(maskName('李明')).toBe('李***')
  expect(maskName('😀')).toBe('😀***')
})
