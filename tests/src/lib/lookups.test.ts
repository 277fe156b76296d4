import { expect, it } from 'vitest'
import { addressTypes, bibiAmount, currencyName, productName } from '#src/lib/lookups.ts'

it("shows a currency's name by its id, and '- -' when not found [R3.3]", () => {
  const currencies = [{ id: 3, currencyName: 'USDT' }]
  expect(currencyName(currencies, 3)).toBe('USDT')
  expect(currencyName(currencies, 4)).toBe('- -')
  expect(currencyName(undefined, 3)).toBe('- -')
})

it('counts a coin that is not among the assets as 0 [R3.4]', () => {
  const assets = [{ productCode: 'BTC', bibiAmount: '0.50000000' }]
  expect(bibiAmount(assets, 'BTC')).toBe('0.50000000')
  expect(bibiAmount(assets, 'ETH')).toBe('0')
  expect(bibiAmount(undefined, 'BTC')).toBe('0')
})

it('splits the address types of a currency at the slashes [R3.2]', () => {
  expect(addressTypes({ walletAddressType: 'TRC20/ERC20' })).toEqual(['TRC20', 'ERC20'])
  expect(addressTypes({ walletAddressType: 'TRC20 / ' })).toEqual(['TRC20'])
  expect(addressTypes({ walletAddressType: '' })).toEqual([])
})

it("names a product in the reader's language, else by its own name [R3.5]", () => {
  const apple = { productName: 'Apple', productNameLang: { zh: '苹果', de: '', fr: ' ' } }
  expect(productName(apple, 'zh')).toBe('苹果')
  expect(productName(apple, 'de')).toBe('Apple')
  expect(productName(apple, 'fr')).toBe('Apple')
  expect(productName(apple, 'it')).toBe('Apple')
})
