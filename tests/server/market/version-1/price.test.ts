import { expect, it } from 'vitest'
import { CATALOGUE } from '#server/market/catalogue.ts'
import { hash32 } from '#server/market/version-1/hash.ts'
import { price } from '#server/market/version-1/price.ts'

const NOW = Date.UTC(2026, 10, 20, 12)

it('prices of version 1 are the same on every machine and engine in every year: 25,000 of them match this digest', () => {
  let digest = 0
  for (const product of CATALOGUE) {
    for (let each = 0; each < 50; each++) {
      const tick = Math.floor((NOW + each * 86_413_250) / product.tickPeriod)
      digest = hash32(digest, product.productId, price(42, product, tick) % 4_294_967_296)
    }
  }
  expect(digest).toBe(1_738_299_061)
})
