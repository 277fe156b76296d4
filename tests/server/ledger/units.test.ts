import { expect, it } from 'vitest'
import { productAsset, productIdOf, scaleOfAsset } from '#server/ledger/units.ts'

it('ledger units name the quantity of a product and find the product by it', () => {
  expect(productAsset(42)).toBe('P:42')
  expect(productIdOf('P:42')).toBe(42)
  expect(productIdOf('USDT')).toBeNull()
  expect([scaleOfAsset('P:42'), scaleOfAsset('USDT')]).toEqual([8, 6])
})
