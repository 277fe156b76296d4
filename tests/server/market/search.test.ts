import { describe, expect, it } from 'vitest'
import { CATALOGUE } from '#server/market/catalogue.ts'
import { parseNameTable } from '#server/market/names.ts'
import { PAIRS } from '#server/market/pairs.ts'
import { searchPairs, searchProducts } from '#server/market/search.ts'
import { LOCALE_CODES, type Locale } from '#src/lib/locales.ts'
import { productName } from '#src/lib/collections/lookups.ts'

const find = (text: string, locale: Locale) =>
  searchProducts(CATALOGUE, text, locale).map(({ productCode }) => productCode)

/** The expected first result by code, and a query that may be spelled differently from the name. */
const TYPED: Record<Locale, string> = {
  zh: 'AAPL 苹果; BTC 比特币; GC 黄金; USDJPY 美元/日元',
  en: 'KO coca cola; MCD mcdonalds; BRK.B brk b; ES S&P500; EURUSD eur/usd',
  tc: 'TSM 台積電; ZW 小麥; AAPL Ａｐｐｌｅ',
  de: 'CL rohol wti; TRYJPY turkische lira japanischer yen; TRYJPY TÜRKISCHE LIRA/JAPANISCHER YEN',
  es: 'ZC maiz; SB azucar; CL petróleo',
  fr: 'ZW ble; OJ jus d orange; OJ JUS D’ORANGE',
  idn: 'GC emas; CL minyak mentah',
  jp: 'AAPL アップル; AAPL ｱｯﾌﾟﾙ; AAPL あっぷる; KO コカコーラ; USDJPY ＵＳＤＪＰＹ',
  ko: 'AAPL 애플; BCH 비트코인캐시; KO 코카 콜라',
  my: 'CC koko; ZS kacang soya',
  th: 'GC ทองคำ; SB น้ำตาล; SB นำตาล; BTC บิตคอยน',
  vi: 'GC vang; HG Đồng; HG dong; KC ca phe',
  pt: 'SB acucar; KC CAFÉ',
  rus: 'ZO овес; ZO ОВЁС; BTC биткоин; CL нефть',
  blr: 'ZW пшаніца; ZO авес; BTC біткойн; 6E ЕЎРА',
  ida: 'AAPL एप्पल; SI चांदी; SI चाँदी; KC कॉफी',
  sa: 'GC الذهب; BTC بِيتكوين; AMZN امازون',
  ar: 'GC ذهب; SI الفضه; INTC انتل; BTC بيتــكوين',
  it: 'KC caffe; OJ succo d arancia',
}

describe('search of the 500 products', () => {
  it('finds every product by its English name, and by its code first [R3.5]', () => {
    for (const { productCode, productName: english } of CATALOGUE) {
      expect(find(english, 'en')).toContain(productCode)
      expect(find(productCode.toLowerCase(), 'en')[0]).toBe(productCode)
    }
  })

  it.each(LOCALE_CODES)(
    'finds every product by its name in %s, in capitals and decomposed form [R3.5]',
    locale => {
      for (const product of CATALOGUE) {
        const name = productName(product, locale)
        expect(find(` ${name.toUpperCase().normalize('NFD')} `, locale)).toContain(product.productCode)
      }
    },
  )

  it.each(LOCALE_CODES)('ignores accents, widths and marks in %s [R3.5]', locale => {
    for (const [code, text] of parseNameTable(TYPED[locale])) expect(find(text, locale)[0], text).toBe(code)
  })

  it('finds several products by their codes or whole names, in the order typed (look V27)', () => {
    expect(find('nvda tsla', 'en')).toEqual(['NVDA', 'TSLA'])
    expect(find('Tesla, bitcoin', 'en')).toEqual(['TSLA', 'BTC'])
    expect(find('苹果 比特币', 'zh')).toEqual(['AAPL', 'BTC'])
    // A text that matches as a whole is one name.
    expect(find('bitcoin cash', 'en')).toEqual(['BCH'])
    expect(find('nvd tsl', 'en')).toEqual([])
    // Signs part no words.
    expect(find('a+b&c=d/é 指数%', 'en')).toEqual([])
  })

  it('also finds names of another language, ranked after the reader’s own', () => {
    expect(find('苹果', 'de')).toEqual(['AAPL'])
    expect(find('or', 'fr')[0]).toBe('GC')
    expect(find('or', 'en').slice(0, 2)).toEqual(['ORCL', 'ORDI'])
    expect(find('or', 'en')).toContain('GC')
  })

  it('finds nothing for punctuation or 60 letters, and everything for spaces', () => {
    expect(find('%', 'en')).toEqual([])
    expect(find('z'.repeat(60), 'jp')).toEqual([])
    expect(find('   ', 'ar')).toHaveLength(CATALOGUE.length)
  })
})

it('finds coin pairs by code and by the name of the base coin [R1.2]', () => {
  const pairs = (text: string, locale: Locale) => searchPairs(text, locale).map(({ pairCode }) => pairCode)
  expect(pairs('eth/b', 'en')).toEqual(['ETH/BTC'])
  expect(pairs('ソラナ', 'jp')).toEqual(['SOL/BTC', 'SOL/ETH'])
  expect(pairs('', 'en')).toHaveLength(PAIRS.length)
})
