import { describe, expect, it } from 'vitest'
import { CATALOGUE, findProductByCode, displayNames, productsOfType } from '#server/market/catalogue.ts'
import { FOREX_CURRENCIES, FOREX_PAIRS } from '#server/market/data/forex.ts'
import { PRODUCT_NAMES, currencyNames, parseNameTable, pairNames } from '#server/market/names.ts'
import { LOCALE_CODES, isLocale } from '#src/lib/locales.ts'
import { productName } from '#src/lib/collections/lookups.ts'

const further = Object.entries(PRODUCT_NAMES)
const product = (type: number, code: string) => findProductByCode(type, code)!
/** The name that a reader sees: in the list's language, or else in English. */
const nameShown = (type: number, code: string, locale: (typeof LOCALE_CODES)[number]) =>
  productName({ ...product(type, code), productNameLang: displayNames(product(type, code), locale) }, locale)

const namesByLocale = (names: string) => Object.fromEntries(parseNameTable(names))

/** Display width: Latin letters count 1, East Asian ones 2, combining marks 0. */
const columns = (name: string) =>
  [...name.replaceAll(/\p{M}/gu, '')].reduce(
    (sum, letter) => sum + (/[\u1100-\u11FF\u2E80-\uA4CF\uAC00-\uD7A3\uFF00-\uFF60]/u.test(letter) ? 2 : 1),
    0,
  )
/** Maximum columns of a name's line on a phone 320 px wide; a currency pair has two lines. */
const LINE_COLUMNS = 36

describe('names of the 500 products', () => {
  it.each(LOCALE_CODES)('are complete, clean and short enough for a phone in %s [R3.5]', locale => {
    for (const { productType, productCode } of CATALOGUE) {
      const name = nameShown(productType, productCode, locale)
      expect(name).toMatch(
        /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}\p{Pd}.,&!'’・/()（） ]*[\p{L}\p{M}\p{N})）.!])?$/u,
      )
      expect(name).not.toMatch(/ {2}/)
      expect(name).toBe(name.normalize('NFC'))
      const lines = productType === 4 ? name.split(/ ?\/ ?/) : [name]
      for (const line of lines) expect(columns(line), name).toBeLessThanOrEqual(LINE_COLUMNS)
    }
  })

  it.each(LOCALE_CODES)('are unique within a list in %s [R3.5]', locale => {
    for (const type of [1, 2, 3, 4]) {
      const names = productsOfType(type).map(({ productCode }) => nameShown(type, productCode, locale))
      expect(new Set(names).size).toBe(names.length)
    }
  })

  it.each(further)('have no duplicate keys in %s and no unknown product', (_, names) => {
    const tables = [names.stocks, names.coins, names.futures]
    for (const [index, table] of tables.entries()) {
      const codes = parseNameTable(table).map(([code]) => code)
      expect(new Set(codes).size).toBe(codes.length)
      for (const code of codes) expect(product(index + 1, code), code).toBeDefined()
    }
    expect(parseNameTable(names.currencies).map(([code]) => code)).toEqual(Object.keys(FOREX_CURRENCIES))
  })

  it('come in all languages for a single product, and in the reader’s language and English in lists [R3.5]', () => {
    const gold = product(3, 'GC')
    expect(Object.keys(gold.productNameLang).toSorted()).toEqual(LOCALE_CODES.toSorted())
    expect(displayNames(gold, 'fr')).toEqual({ en: 'Gold', fr: 'Or' })
    expect(displayNames(gold, 'en')).toEqual({ en: 'Gold' })
    expect(displayNames(product(1, 'AAPL'), 'fr')).toEqual({ en: 'Apple' })
    // Made once, not for each request.
    expect(displayNames(gold, 'fr')).toBe(displayNames(gold, 'fr'))
  })

  it('are the same in both Arabic locales', () => {
    for (const { productNameLang } of CATALOGUE) expect(productNameLang.sa).toBe(productNameLang.ar)
  })

  it('are those commonly used, in the local script [R3.5, R7.2]', () => {
    const names = (type: number, code: string) => product(type, code).productNameLang
    expect(names(1, 'AAPL')).toEqual(
      namesByLocale('en Apple; zh 苹果; tc 蘋果; jp アップル; ko 애플; th แอปเปิล; ida एप्पल; sa آبل; ar آبل'),
    )
    expect(names(2, 'BTC')).toEqual(
      namesByLocale(`en Bitcoin; zh 比特币; tc 比特幣; jp ビットコイン; ko 비트코인; th บิตคอยน์; ida बिटकॉइन; rus Биткоин;
        blr Біткойн; sa بيتكوين; ar بيتكوين`),
    )
    expect(names(3, 'GC')).toEqual(
      namesByLocale(`en Gold; de Gold; es Oro; fr Or; it Oro; pt Ouro; idn Emas; my Emas; vi Vàng; zh 黄金; tc 黃金; jp 金; ko 금;
        th ทองคำ; ida सोना; rus Золото; blr Золата; sa الذهب; ar الذهب`),
    )
    expect(names(1, 'PARA')).toMatchObject(
      namesByLocale('zh 派拉蒙; jp パラマウント; ko 파라마운트; ar باراماونت'),
    )
    expect(names(3, 'ZN')).toMatchObject(
      namesByLocale('de 10-jährige US-Staatsanleihe; vi Trái phiếu Mỹ 10 năm'),
    )
  })

  it('keep proper names of companies in Latin or Cyrillic letters where that is usual', () => {
    for (const locale of ['de', 'es', 'fr', 'idn', 'my', 'vi', 'pt', 'it', 'rus', 'blr'] as const) {
      expect(nameShown(1, 'AAPL', locale)).toBe('Apple')
    }
  })

  const WORDS =
    'CL QM MCL BZ NG QG TTF RB HO GC MGC SI SIL HG MHG PL PA ALI ZC ZS ZL ZM ZW KE ZO ZR LE GF HE DC KC CC SB CT OJ LBR ' +
    'ZT ZF ZN TN ZB UB ZQ SR3 FGBL FGBM FGBS DX VX HSI MBT 6E 6J 6B 6A 6C 6S 6N 6M 6L 6Z'
  it('translate commodities and currencies in every language [R3.5]', () => {
    for (const code of WORDS.split(' ')) {
      const languages = Object.keys(product(3, code).productNameLang)
      expect(languages.toSorted(), code).toEqual(LOCALE_CODES.toSorted())
    }
  })

  it('name a currency future after its currency', () => {
    expect(product(3, '6E').productNameLang).toEqual(currencyNames('EUR'))
    expect(product(3, '6J').productNameLang.de).toBe('Japanischer Yen')
  })
})

describe('names of the currency pairs', () => {
  it.each(LOCALE_CODES)('consist of both currencies in %s [R3.5]', locale => {
    for (const code of FOREX_PAIRS) {
      const [base, quote] = [currencyNames(code.slice(0, 3))[locale], currencyNames(code.slice(3))[locale]]
      const stroke = locale === 'zh' || locale === 'tc' ? '/' : ' / '
      expect(base && quote).toBeTruthy()
      expect(product(4, code).productNameLang[locale]).toBe(`${base}${stroke}${quote}`)
    }
  })

  it('read as at a broker', () => {
    expect(product(4, 'TRYJPY').productNameLang).toMatchObject(
      namesByLocale(`en Turkish lira / Japanese yen; zh 土耳其里拉/日元; de Türkische Lira / Japanischer Yen;
        ko 튀르키예 리라 / 일본 엔; ida तुर्की लीरा / जापानी येन; ar الليرة التركية / الين الياباني`),
    )
    expect(product(4, 'USDAED').productNameLang.it).toBe('Dollaro USA / Dirham degli EAU')
  })

  it('are missing for a currency that is not in the table', () => {
    expect(() => pairNames('USD', 'XXX')).toThrow('no such currency: XXX')
    expect(() => currencyNames('')).toThrow('no such currency')
  })
})

it('product names have no extra languages', () => {
  for (const [locale] of further) expect(isLocale(locale)).toBe(true)
  expect(further).toHaveLength(LOCALE_CODES.length - 1)
})
