import { describe, expect, it } from 'vitest'
import { LOCALE_CODES, type Locale } from '#src/lib/locales.ts'
import { normaliseForSearch, searchByName, searchNames } from '#src/lib/name-search.ts'
import { fc } from './seeded-fast-check.ts'

interface Thing {
  code: string
  english: string
  names: Partial<Record<Locale, string>>
}

const thing = (code: string, english: string, names: Thing['names'] = {}): Thing => ({ code, english, names })
const namesOf = ({ code, english, names }: Thing) => searchNames(code, english, names)
const find = (things: readonly Thing[], text: string, locale: Locale = 'en') =>
  searchByName(things, namesOf, text, locale).map(({ code }) => code)

describe('text to compare by', () => {
  it.each([
    ['case', 'APPLE', 'apple'],
    ['accents', 'Café Zażółć Ångström', 'cafe zazolc angstrom'],
    ['Vietnamese accents and đ', 'ĐỒNG đô la', 'dong do la'],
    ['the German sharp s', 'GROẞ groß', 'gross gross'],
    ['the Turkish i, with a dot and without', 'İzmir Diyarbakır', 'izmir diyarbakir'],
    ['joined letters', 'Cœur Æther', 'coeur aether'],
    ['ё, and not й', 'Овёс Йена', 'овес йена'],
    ['nor the Belarusian ў', 'Еўра', 'еўра'],
    ['full width', 'ＡＡＰＬ　５００', 'aapl 500'],
    ['half width, its voicing too', 'ｶﾞｿﾘﾝ', 'ガソリン'],
    ['hiragana and the long mark', 'こーひー', 'コヒ'],
    ['Korean in pieces', '애플'.normalize('NFD'), '애플'],
    ['hamza and its seats', 'أإآٱؤئء', 'ااااوي'],
    ['vowel signs and the stretched line', 'بِيتْكُويــن', 'بيتكوين'],
    ['the round te, and Persian letters', 'فضة یک', 'فضه يك'],
    ['the dot and the moon of Hindi', 'कॉफ़ी चाँदी', 'कॉफी चांदी'],
    ['tone marks of Thai, not its vowels', 'น้ำมันดอลลาร์', normaliseForSearch('นำมันดอลลาร')],
    ['digits', '٥٠٠ ۵۰۰ ५०० ๕๐๐', '500 500 500 500'],
    ['signs and spaces', '  Coca-Cola,\tS&P · EUR/USD ', 'coca cola s p eur usd'],
    ['apostrophes, straight and curly', "McDonald's Lowe’s", 'mcdonalds lowes'],
    ['signs alone', ' -/&· ', ''],
  ])('leaves aside %s', (_, text, plain) => {
    expect(normaliseForSearch(text)).toBe(plain)
  })

  it('keeps apart what other letters keep apart', () => {
    const pairs = ['カ ガ', 'ハ パ', 'и й', 'у ў', 'का की', 'सोना सूना', 'กา กี', '가 카', 'с c']
    for (const pair of pairs) {
      const [one, other] = pair.split(' ')
      expect(normaliseForSearch(one!)).not.toBe(normaliseForSearch(other!))
    }
  })

  it('is the same however often it is made, whatever the text', () => {
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

describe('a search by name', () => {
  const apple = thing('AAPL', 'Apple', { en: 'Apple', zh: '苹果', ar: 'آبل', jp: 'アップル' })
  const gold = thing('GC', 'Gold', { en: 'Gold', fr: 'Or', es: 'Oro', de: 'Gold' })
  const citi = thing('C', 'Citigroup', { zh: '花旗集团' })
  const cola = thing('KO', 'Coca-Cola', { ko: '코카콜라', jp: 'コカ・コーラ' })
  const oracle = thing('ORCL', 'Oracle')
  const all = [apple, cola, gold, oracle, citi]

  it('puts first what is the text, then what begins with it, then words that do, then what has it inside [R3.5]', () => {
    expect(find(all, 'c')).toEqual(['C', 'KO', 'GC', 'ORCL'])
    expect(find(all, 'o')).toEqual(['ORCL', 'KO', 'GC', 'C'])
    const things = ['Big Gold', 'Marigold', 'Goldman', 'Gold'].map(name => thing(name, name))
    expect(find(things, 'gold')).toEqual(['Gold', 'Goldman', 'Big Gold', 'Marigold'])
  })

  it('looks for it within one word, not in the end of one and the beginning of the next', () => {
    expect(find([thing('HHI', 'Hang Seng China')], 'gc')).toEqual([])
    expect(find([thing('HHI', 'Hang Seng China')], 'seng chi')).toEqual(['HHI'])
  })

  it('finds by the name in the reader’s language, and after it what only others call so', () => {
    expect(find(all, 'or', 'fr')).toEqual(['GC', 'ORCL'])
    expect(find(all, 'or', 'de')).toEqual(['ORCL', 'GC'])
    expect(find(all, '苹果', 'en')).toEqual(['AAPL'])
  })

  it('takes a name with the Arabic article for the name', () => {
    const wheat = [thing('KE', 'Kansas wheat', { ar: 'قمح كانساس' }), thing('ZW', 'Wheat', { ar: 'القمح' })]
    expect(find(wheat, 'قمح', 'ar')).toEqual(['ZW', 'KE'])
    expect(find(wheat, 'القمح', 'ar')).toEqual(['ZW'])
  })

  it('minds no spaces, strokes and points, which everybody sets differently', () => {
    expect(find(all, 'coca cola')).toEqual(['KO'])
    expect(find(all, 'COCACOLA')).toEqual(['KO'])
    expect(find(all, '코카 콜라', 'ko')).toEqual(['KO'])
    expect(find(all, 'コカコーラ', 'jp')).toEqual(['KO'])
    expect(find([thing('EURUSD', 'Euro / US dollar')], 'eur/usd')).toEqual(['EURUSD'])
    expect(find([thing('BRK.B', 'Berkshire Hathaway')], 'brkb')).toEqual(['BRK.B'])
  })

  it('gives everything for nothing, and nothing for signs alone or for what nothing is called', () => {
    const codes = all.map(({ code }) => code)
    expect(find(all, '')).toEqual(codes)
    expect(find(all, ' \t\u3000')).toEqual(codes)
    expect(find(all, '&')).toEqual([])
    expect(find(all, 'x'.repeat(60))).toEqual([])
    expect(find([], 'apple')).toEqual([])
  })

  it('finds a name of 60 characters by the whole of it', () => {
    const name = 'Ab '.repeat(20).trim()
    expect(find([...all, thing('LONG', name)], name)).toEqual(['LONG'])
  })

  it('never loses a thing or gives it twice, and keeps the order of equals', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 60 })
    const things = fc.array(
      fc.record({ code: text, english: text, names: fc.record({ jp: text, ar: text }) }),
    )
    fc.assert(
      fc.property(things, text, fc.constantFrom(...LOCALE_CODES), (list, wanted, locale) => {
        const found = searchByName(list, namesOf, wanted, locale)
        expect(new Set(found).size).toBe(found.length)
        for (const each of found) expect(list).toContain(each)
        // What is found stands in another order at most: asked again, it is found again, and in the same order.
        expect(searchByName(found, namesOf, wanted, locale)).toEqual(found)
      }),
    )
  })

  it('finds whatever has a letter or a digit by any of its names, in any case and form', () => {
    const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 })
    fc.assert(
      fc.property(text, fc.constantFrom(...LOCALE_CODES), (name, locale) => {
        fc.pre(normaliseForSearch(name) !== '')
        const named = thing('CODE', 'English', { [locale]: name })
        expect(find([named], name, locale)).toEqual(['CODE'])
        expect(find([named], ` ${name.normalize('NFD')} `, locale)).toEqual(['CODE'])
      }),
    )
  })
})
