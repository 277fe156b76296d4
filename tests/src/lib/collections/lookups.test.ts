import { expect, it } from 'vitest'
import { addressTypes, bibiAmount, currencyName, productName } from '#src/lib/collections/lookups.ts'

it("currency name is found by id, and is '- -' when not found [R3.3]", () => {
  const currencies = [{ id: 3, currencyName: 'USDT' }]
  expect(currencyName(currencies, 3)).toBe('USDT')
  expect(currencyName(currencies, 4)).toBe('- -')
  expect(currencyName(undefined, 3)).toBe('- -')
})

it('coin without an asset counts as 0 [R3.4]', () => {
  const assets = [{ productCode: 'BTC', bibiAmount: '0.50000000' }]
  expect(bibiAmount(assets, 'BTC')).toBe('0.50000000')
  expect(bibiAmount(assets, 'ETH')).toBe('0')
  expect(bibiAmount(undefined, 'BTC')).toBe('0')
})

it('address types of a currency are split at slashes [R3.2]', () => {
  expect(addressTypes({ walletAddressType: 'TRC20/ERC20' })).toEqual(['TRC20', 'ERC20'])
  expect(addressTypes({ walletAddressType: 'TRC20 / ' })).toEqual(['TRC20'])
  expect(addressTypes({ walletAddressType: '' })).toEqual([])
})

it("product name is in the reader's language, else its own [R3.5]", () => {
  const apple = { productName: 'Apple', productNameLang: { zh: '苹果', de: '', fr: ' ' } }
  expect(productName(apple, 'zh')).toBe('苹果')
  expect(productName(apple, 'de')).toBe('Apple')
  expect(productName(apple, 'fr')).toBe('Apple')
  expect(productName(apple, 'it')).toBe('Apple')
})
