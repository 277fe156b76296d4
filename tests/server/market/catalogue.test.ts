import { expect, it } from 'vitest'
import { productMark } from '#server/market/marks/mark.ts'
import {
  CATALOGUE,
  findProduct,
  findProductByCode,
  productsOfType,
  toProduct,
} from '#server/market/catalogue.ts'
import { createMarket } from '#server/market/market.ts'
import { feeRateOf } from '#server/market/trading-fees.ts'

const apple = findProductByCode(1, 'AAPL')!

it('catalogue has 200 US stocks, 140 crypto, 80 futures and 80 forex pairs [R1.1]', () => {
  expect([1, 2, 3, 4].map(type => productsOfType(type).length)).toEqual([200, 140, 80, 80])
})

it('catalogue gives every product a unique id and code [R3.5]', () => {
  expect(new Set(CATALOGUE.map(each => each.productId)).size).toBe(500)
  expect(new Set(CATALOGUE.map(each => each.productCode)).size).toBe(500)
  for (const product of CATALOGUE) {
    expect(findProduct(product.productId)).toBe(product)
    expect(findProductByCode(product.productType, product.productCode)).toBe(product)
    expect(product.productCode).toMatch(/^[A-Z0-9][A-Z0-9./-]{0,19}$/)
  }
})

it('catalogue finds no product by the code of another type', () => {
  expect(findProductByCode(2, 'AAPL')).toBeUndefined()
  expect(findProductByCode(1, 'NONE')).toBeUndefined()
  expect(findProduct(501)).toBeUndefined()
})

it('catalogue states the value of quantity 1 of every product [R1.2]', () => {
  const terms = (type: number, code: string) => findProductByCode(type, code)!.contract
  expect(apple.contract).toEqual({ lotSize: '1', multiplier: '1', pricedIn: 'USD', pipSize: '0.01' })
  expect(terms(2, 'BTC')).toMatchObject({ lotSize: '1', multiplier: '1', pipSize: '0.01' })
  expect(terms(3, 'ES')).toMatchObject({ lotSize: '1', multiplier: '50', pricedIn: 'USD', pipSize: '0.25' })
  // 50 Hong Kong dollars a point, at the published rate.
  expect(terms(3, 'HSI')).toMatchObject({ multiplier: '6.4250', pricedIn: 'HKD' })
  expect(terms(4, 'EURUSD')).toMatchObject({ lotSize: '100000', multiplier: '1', pipSize: '0.0001' })
  expect(terms(4, 'USDJPY')).toMatchObject({ lotSize: '100000', multiplier: '0.006455', pipSize: '0.01' })
  for (const {
    contract,
    productType,
    basePrice,
    priceScale,
    quantityScale,
    unitValue: unitWorth,
  } of CATALOGUE) {
    const least = 10 ** -quantityScale * unitWorth * (basePrice / 10 ** priceScale)
    expect(least).toBeLessThan(1_000_000)
    expect(contract.expiresAt !== undefined).toBe(productType === 3)
  }
})

it('catalogue products have the documented wire fields and no other [R3.5]', () => {
  const ticker = createMarket({ clock: () => Date.UTC(2026, 10, 20, 12) }).ticker(apple)
  expect(Object.keys(toProduct(apple, ticker, { locale: 'en', isOption: 1 })).toSorted()).toEqual(
    'id productId productName productNameLang productCode productDesc productImg productType isVisible sort'
      .concat(' PositionType isLock isShow isSelfSell isOption standard tickerInfo')
      .split(' ')
      .toSorted(),
  )
  expect(toProduct(apple, ticker, { locale: 'en', isOption: 0 })).toMatchObject({
    id: 1,
    isOption: 0,
    standard: '1 share',
    PositionType: '0/1/2',
  })
})

it('catalogue allows fitting position types: spot for stocks and crypto, coin-to-coin for crypto only [R1.2]', () => {
  expect(productsOfType(2).every(each => each.PositionType === '0/1/2/3')).toBe(true)
  for (const each of [...productsOfType(3), ...productsOfType(4)])
    expect(each.PositionType).toBe(each.legs.length === 0 ? '0/1' : '1')
})

it('catalogue derives smaller contracts, currency futures and cross rates, which therefore have no quick orders', () => {
  const derived = CATALOGUE.filter(each => each.legs.length > 0)
  const codes = (productType: number) =>
    derived.filter(each => each.productType === productType).map(each => each.productCode)
  expect([codes(1), codes(2)]).toEqual([[], []])
  expect(codes(3)).toEqual(expect.arrayContaining(['MES', 'SIL', 'MBT', 'QM', '6E', '6J']))
  expect(codes(4).every(code => !code.includes('USD'))).toBe(true)
  expect(codes(4)).toHaveLength(productsOfType(4).filter(each => !each.productCode.includes('USD')).length)
})

it('catalogue suspends a few products with a reason', () => {
  const locked = CATALOGUE.filter(each => each.isLock === 1)
  expect(locked.map(each => each.productCode)).toEqual(['PARA', 'WAVES', 'DC'])
  for (const each of locked) expect(each.suspended?.reason).toBe('hint_product_suspended')
})

it('catalogue order limits fit the smallest payable cost and 64 bits at scale 8', () => {
  for (const product of CATALOGUE) {
    expect(BigInt(product.maxQuantity) * 10n ** 8n).toBeLessThan(2n ** 63n)
    expect(product.quantityScale).toBeLessThanOrEqual(8)
    expect(product.priceScale).toBeLessThanOrEqual(12)
    expect(Number(product.maxQuantity)).toBeGreaterThan(0)
    expect(15_000 % product.tickPeriod).toBe(0)
  }
})

it('catalogue produces 1,168 ticks a second in total, 1,000 of them before derived products tick with their legs', () => {
  expect(CATALOGUE.reduce((sum, each) => sum + 1000 / each.tickPeriod, 0)).toBe(1168)
})

it('catalogue has a picture of every product at the address of its code', () => {
  for (const { productImg, productCode } of CATALOGUE) {
    expect(productImg).toBe(`/api/assets/product/${productCode}.svg`)
    expect(productMark(productCode), productCode).toMatch(
      /^<svg xmlns="[^"]+" viewBox="0 0 40 40">.*<\/svg>$/s,
    )
  }
})

it('catalogue lets a derived product tick as often as its legs, by steps that are smaller than the fees of a contract', () => {
  const byCode = new Map(CATALOGUE.map(each => [each.productCode, each]))
  for (const product of CATALOGUE.filter(each => each.legs.length > 0)) {
    for (const leg of product.legs)
      expect(product.tickPeriod, product.productCode).toBeLessThanOrEqual(
        byCode.get(leg.productCode)!.tickPeriod,
      )
    const fees = 2 * Number(feeRateOf(product.productType, 1, 1))
    // Also at half of the typical price.
    expect((2 * product.tickSize) / product.basePrice, product.productCode).toBeLessThan(fees)
  }
})
