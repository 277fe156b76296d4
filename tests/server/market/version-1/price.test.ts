import { expect, it } from 'vitest'
import { CATALOGUE } from '#server/market/catalogue.ts'
import { hash32 } from '#server/market/version-1/hash.ts'
import { createWaveSeries } from '#server/market/version-1/wave-series.ts'

const NOW = Date.UTC(2026, 10, 20, 12)

it('prices of version 1 are the same on every machine and engine in every year: 25,000 of them match this digest', () => {
  let digest = 0
  for (const product of CATALOGUE) {
    const series = createWaveSeries(42, product)
    for (let each = 0; each < 50; each++) {
      const tick = Math.floor((NOW + each * 86_413_250) / product.tickPeriod)
      digest = hash32(digest, product.productId, series.priceAt(tick) % 4_294_967_296)
    }
  }
  expect(digest).toBe(1_738_299_061)
})
