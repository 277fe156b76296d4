import { describe, expect } from 'vitest'
import { operations } from '#src/api/generated/operations.ts'
import { itWithBackEnd } from '#tests/support/back-end.ts'
import { localeInfo, type Locale } from '#src/lib/locales.ts'
import { HOME_VARIANTS, ME_VARIANTS, routeOf } from '#src/lib/paths.ts'

describe('products over HTTP', () => {
  itWithBackEnd('are listed by type, page by page, each once [R1.1, R9.8]', async ({ guest }) => {
    const lists = [
      'listStockProducts',
      'listCryptoProducts',
      'listFuturesProducts',
      'listForexProducts',
    ] as const
    const types = await Promise.all(
      lists.map(async id => {
        const whole = await guest.get(id, { query: { pageNum: 1, pageSize: 500 } })
        const pages = await Promise.all(
          [1, 2].map(pageNum => guest.get(id, { query: { pageNum, pageSize: 7 } })),
        )
        const codes = pages.flatMap(page => page.rows.map(row => row.productCode))
        expect(codes).toEqual(whole.rows.slice(0, 14).map(row => row.productCode))
        expect(whole.total).toBe(whole.rows.length)
        return new Set(whole.rows.map(row => row.productType))
      }),
    )
    expect(types.map(set => [...set])).toEqual([[1], [2], [3], [4]])
    const beyond = await guest.get('listStockProducts', { query: { pageNum: 100000, pageSize: 500 } })
    expect(beyond).toMatchObject({ rows: [], total: 200 })
  })

  itWithBackEnd('are found by code and by name in any language and case', async ({ guest }) => {
    const find = async (keyWords: string) => {
      const { rows } = await guest.get('listStockProducts', { query: { pageNum: 1, pageSize: 20, keyWords } })
      return rows.map(row => row.productCode)
    }
    expect(await find('aapl')).toEqual(['AAPL'])
    expect(await find('苹果')).toEqual(['AAPL'])
    expect(await find('آبل')).toContain('AAPL')
    expect(await find('no such company')).toEqual([])
  })

  itWithBackEnd(
    'have names in the requested language and in English, and are searchable by both [R3.5, R7.2]',
    async ({ guest }) => {
      const find = async (keyWords: string, locale: Locale) => {
        const headers = { 'Accept-Language': locale, LanguageId: String(localeInfo(locale).languageId) }
        const query = { pageNum: 1, pageSize: 3, keyWords }
        const { rows } = await guest.get('listFuturesProducts', { query, headers })
        return rows.map(row => row.productNameLang)
      }
      expect(await find('or', 'fr')).toEqual([
        { en: 'Gold', fr: 'Or' },
        { en: 'Micro gold', fr: 'Or (micro)' },
        { en: 'Orange juice', fr: 'Jus d’orange' },
      ])
      expect(await find('ЗОЛОТО', 'rus')).toContainEqual({ en: 'Gold', rus: 'Золото' })
      expect(await find('gc', 'en')).toEqual([{ en: 'Gold' }, { en: 'Micro gold' }])
    },
  )

  itWithBackEnd('have candles that contain the current price', async ({ guest }) => {
    const query = { productType: 2, productCode: 'BTC' }
    const { data } = await guest.get('listCandles', { query: { ...query, interval: '1m', limit: 1 } })
    const { data: detail } = await guest.get('getProduct', { query })
    expect(data.candles.at(-1)?.close).toBe(detail.product.tickerInfo.nowPrice)
    expect(detail.rules).toMatchObject({ currencyId: 3, buyFeeRate: '0.001' })
    expect(detail.trading).toMatchObject({ status: 'open' })
  })

  itWithBackEnd('have an order book and recent trades at the current price', async ({ guest }) => {
    const query = { productType: 1, productCode: 'AAPL' }
    const { data: detail } = await guest.get('getProduct', { query })
    const { data: depth } = await guest.get('getDepth', { query })
    const { data: last } = await guest.get('listTrades', { query: { ...query, limit: 5 } })
    expect([depth.bids.length, depth.asks.length, last.trades.length]).toEqual([20, 20, 5])
    expect(depth.asks[0]?.price).toBe(detail.product.tickerInfo.nowPrice)
    expect(last.trades[0]?.price).toBe(detail.product.tickerInfo.nowPrice)
    const unknown = guest.get('getDepth', { query: { ...query, productCode: 'NONE' } })
    await expect(unknown).rejects.toThrow('hint_product_unknown')
  })

  itWithBackEnd('have an image that cannot carry scripts', async ({ app, services }) => {
    const path = services.market.products[0]!.productImg
    const response = await app.request(path)
    expect(response.headers.get('Content-Type')).toBe('image/svg+xml; charset=utf-8')
    expect(response.headers.get('Content-Security-Policy')).toContain("default-src 'none'")
    expect(await response.text()).not.toContain('script')
    expect((await app.request('/api/assets/product/NONE.svg')).status).toBe(404)
  })
})

describe('operator settings', () => {
  itWithBackEnd('link only to routes of the app, in every language [R4.4, R7.5]', async ({ guest }) => {
    for (const pagePath of [...HOME_VARIANTS, ...ME_VARIANTS.slice(1)]) {
      const { rows } = await guest.get('listAppConfig', { query: { pagePath } })
      expect(rows.length).toBeGreaterThan(0)
      expect(new Set(rows.map(row => row.id)).size).toBe(rows.length)
      for (const { link } of rows) if (link !== null) expect(routeOf(link), link).toBeDefined()
    }
    expect(await guest.get('listAppConfig', { query: { pagePath: '/pages/loan/loan' } })).toMatchObject({
      total: 0,
    })
    expect(await guest.get('listAppConfig', { query: { pagePath: '/constructor' } })).toMatchObject({
      total: 0,
    })
  })

  itWithBackEnd('have the documented defaults [R9.1]', async ({ guest }) => {
    const { data } = await guest.get('getSiteInfo')
    expect(data.otherValue).toMatchObject({
      default_trade_currency_id: '3',
      default_transId: '5',
      app_decimal_no: '2',
      app_adress_num: '0',
      scoreTips: '1',
    })
    expect(data.sandbox).toBe(true)
  })

  itWithBackEnd('quote every currency in USDT, the account’s own at one', async ({ guest }) => {
    const { data } = await guest.get('getExchangeInfo')
    const { rows } = await guest.get('listPlatformCurrencies')
    expect(data.rates.map(rate => rate.currencyId)).toEqual(rows.map(row => row.id))
    expect(data.rates.find(rate => rate.currencyId === 3)?.rate).toBe('1')
    expect(rows.find(row => row.id === 3)).toMatchObject({ currencyName: 'USDT', scale: 6 })
  })

  itWithBackEnd('are served at the documented addresses [R7.5]', async () => {
    expect(operations.getSiteInfo.path).toBe('/api/siteInfo/getSiteInfo')
    expect(operations.listAppConfig.path).toBe('/api/appConfig/list')
  })
})
