import { describe, expect, it } from 'vitest'
import { LOCALE_CODES, type Locale } from '#src/lib/locales.ts'
import { normaliseForSearch, searchByName, searchNames } from '#src/lib/names/name-search.ts'
import * as fc from '#tests/support/seeded-fast-check.ts'

interface Item {
  code: string
  english: string
  names: Partial<Record<Locale, string>>
}

const item = (code: string, english: string, names: Item['names'] = {}): Item => ({ code, english, names })
const namesOf = ({ code, english, names }: Item) => searchNames(code, english, names)
const find = (things: readonly Item[], text: string, locale: Locale = 'en') =>
  searchByName(things, namesOf, text, locale).map(({ code }) => code)

describe('normalised search text', () => {
  it.each([
    ['case', 'APPLE', 'apple'],
    ['accents', 'Café Zażółć Ångström', 'cafe zazolc angstrom'],
    ['Vietnamese accents and đ', 'ĐỒNG đô la', 'dong do la'],
    ['the German sharp s', 'GROẞ groß', 'gross gross'],
    ['the Turkish i, with a dot and without', 'İzmir Diyarbakır', 'izmir diyarbakir'],
    ['joined letters', 'Cœur Æther', 'coeur aether'],
    ['ё, and not й', 'Овёс Йена', 'овес йена'],
    ['the Belarusian ў', 'Еўра', 'еўра'],
    ['full width', 'ＡＡＰＬ　５００', 'aapl 500'],
    ['half width, with voicing marks', 'ｶﾞｿﾘﾝ', 'ガソリン'],
    ['hiragana and the long mark', 'こーひー', 'コヒ'],
    ['decomposed Korean', '애플'.normalize('NFD'), '애플'],
    ['hamza carriers', 'أإآٱؤئء', 'ااااوي'],
    ['Arabic vowel signs and tatweel', 'بِيتْكُويــن', 'بيتكوين'],
    ['teh marbuta and Persian letters', 'فضة یک', 'فضه يك'],
    ['nukta and chandra in Hindi', 'कॉफ़ी चाँदी', 'कॉफी चांदी'],
    ['Thai tone marks, but not vowels', 'น้ำมันดอลลาร์', normaliseForSearch('นำมันดอลลาร')],
    ['digits', '٥٠٠ ۵۰۰ ५०० ๕๐๐', '500 500 500 500'],
    ['punctuation and spaces', '  Coca-Cola,\tS&P · EUR/USD ', 'coca cola s p eur usd'],
    ['apostrophes, straight and curly', "McDonald's Lowe’s", 'mcdonalds lowes'],
    ['punctuation only', ' -/&· ', ''],
  ])('ignores %s', (_, text, plain) => {
    expect(normaliseForSearch(text)).toBe(plain)
  })

  it('keeps distinct letters distinct', () => {
    const pairs = ['カ ガ', 'ハ パ', 'и й', 'у ў', 'का की', 'सोना सूना', 'กา กี', '가 카', 'с c']
    for (const pair of pairs) {
      const [one, other] = pair.split(' ')
      expect(normaliseForSearch(one!)).not.toBe(normaliseForSearch(other!))
    }
  })

  it('does not change when normalised again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), text => {
        const plain = normaliseForSearch(text)
        expect(normaliseForSearch(plain)).toBe(plain)
        expect(plain).toBe(plain.trim())
        expect(plain).not.toMatch(/ {2}|[-/&.,']/)
      }),
    )
  })
})

describe('name search', () => {
  const apple = item('AAPL', 'Apple', { en: 'Apple', zh: '苹果', ar: 'آبل', jp: 'アップル' })
  const gold = item('GC', 'Gold', { en: 'Gold', fr: 'Or', es: 'Oro', de: 'Gold' })
  const citi = item('C', 'Citigroup', { zh: '花旗集团' })
  const cola = item('KO', 'Coca-Cola', { ko: '코카콜라', jp: 'コカ・コーラ' })
  const oracle = item('ORCL', 'Oracle')
  const all = [apple, cola, gold, oracle, citi]

  it('ranks exact matches first, then prefixes, word prefixes and substrings [R3.5]', () => {
    expect(find(all, 'c')).toEqual(['C', 'KO', 'GC', 'ORCL'])
    expect(find(all, 'o')).toEqual(['ORCL', 'KO', 'GC', 'C'])
    const things = ['Big Gold', 'Marigold', 'Goldman', 'Gold'].map(name => item(name, name))
    expect(find(things, 'gold')).toEqual(['Gold', 'Goldman', 'Big Gold', 'Marigold'])
  })

  it('forgives a typing error or two, after all exact matches (U20) [R3.5]', () => {
    const coins = [item('ETH', 'Ethereum'), item('ETC', 'Ethereum Classic'), item('BTC', 'Bitcoin')]
    for (const typed of ['etheruem', 'ethreum', 'etherium', 'etherreum']) {
      expect(find(coins, typed), typed).toEqual(['ETH', 'ETC'])
    }
    expect(find(coins, 'bitcoim')).toEqual(['BTC'])
    expect(find([item('GOLE', 'Gole'), item('GC', 'Gold')], 'gold')).toEqual(['GC'])
  })

  it('lists the country that begins with what was typed above one that has it inside (U20)', () => {
    const countries = ['Algeria', 'Germany', 'Niger', 'Nigeria'].map(name => item(name, name))
    expect(find(countries, 'ger')[0]).toBe('Germany')
  })

  it('forgives nothing in short texts, in numbers and in the first letter', () => {
    expect(find([item('ETH', 'Ethereum'), item('B1', 'Bond 2031')], 'etg')).toEqual([])
    expect(find([item('B1', 'Bond 2031')], '2013')).toEqual([])
    expect(find([item('ETH', 'Ethereum')], 'athereum')).toEqual([])
  })

  it('matches within one word, not across two words', () => {
    expect(find([item('HHI', 'Hang Seng China')], 'gc')).toEqual([])
    expect(find([item('HHI', 'Hang Seng China')], 'seng chi')).toEqual(['HHI'])
  })

  it('finds the name in the reader’s language first, then other names', () => {
    expect(find(all, 'or', 'fr')).toEqual(['GC', 'ORCL'])
    expect(find(all, 'or', 'de')).toEqual(['ORCL', 'GC'])
    expect(find(all, '苹果', 'en')).toEqual(['AAPL'])
  })

  it('matches a name with and without the Arabic article', () => {
    const wheat = [item('KE', 'Kansas wheat', { ar: 'قمح كانساس' }), item('ZW', 'Wheat', { ar: 'القمح' })]
    expect(find(wheat, 'قمح', 'ar')).toEqual(['ZW', 'KE'])
    expect(find(wheat, 'القمح', 'ar')).toEqual(['ZW'])
  })

  it('ignores spaces, hyphens and points', () => {
    expect(find(all, 'coca cola')).toEqual(['KO'])
    expect(find(all, 'COCACOLA')).toEqual(['KO'])
    expect(find(all, '코카 콜라', 'ko')).toEqual(['KO'])
    expect(find(all, 'コカコーラ', 'jp')).toEqual(['KO'])
    expect(find([item('EURUSD', 'Euro / US dollar')], 'eur/usd')).toEqual(['EURUSD'])
    expect(find([item('BRK.B', 'Berkshire Hathaway')], 'brkb')).toEqual(['BRK.B'])
  })

  it('returns everything for an empty query and nothing for punctuation or no match', () => {
    const codes = all.map(({ code }) => code)
    expect(find(all, '')).toEqual(codes)
    expect(find(all, ' \t\u3000')).toEqual(codes)
    expect(find(all, '&')).toEqual([])
    expect(find(all, 'x'.repeat(60))).toEqual([])
    expect(find([], 'apple')).toEqual([])
  })

  it('finds a name of 60 characters by its full text', () => {
    const name = 'Ab '.repeat(20).trim()
    expect(find([...all, item('LONG', name)], name)).toEqual(['LONG'])
  })

  it('never drops or repeats an item, and keeps the order of equal matches', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 60 })
    const things = fc.array(
      fc.record({ code: text, english: text, names: fc.record({ jp: text, ar: text }) }),
    )
    fc.assert(
      fc.property(things, text, fc.constantFrom(...LOCALE_CODES), (list, wanted, locale) => {
        const found = searchByName(list, namesOf, wanted, locale)
        expect(new Set(found).size).toBe(found.length)
        for (const each of found) expect(list).toContain(each)
        // Searching the results again finds the same items in the same order.
        expect(searchByName(found, namesOf, wanted, locale)).toEqual(found)
      }),
    )
  })

  it('finds every item with a letter or digit by any of its names, in any case and form', () => {
    const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 })
    fc.assert(
      fc.property(text, fc.constantFrom(...LOCALE_CODES), (name, locale) => {
        fc.pre(normaliseForSearch(name) !== '')
        const named = item('CODE', 'English', { [locale]: name })
        expect(find([named], name, locale)).toEqual(['CODE'])
        expect(find([named], ` ${name.normalize('NFD')} `, locale)).toEqual(['CODE'])
      }),
    )
  })
})
