import { afterEach, describe, expect, it, vi } from 'vitest'
import { LOCALE_CODES, type Locale } from '#src/lib/locales.ts'
import { nameCollator } from '#src/lib/names/name-collator.ts'

describe('name order', () => {
  afterEach(() => vi.unstubAllGlobals())

  const sorted: Record<Locale, string> = {
    zh: '阿里巴巴 百度 京东 苹果', // by their sound: a b j p
    tc: '台積電 百度 蘋果', // by their strokes: 5, 6, 19
    jp: 'アップル インテル ソニー',
    ko: '구글 나이키 애플',
    th: 'กาแฟ ข้าวโพด เงิน ทองคำ',
    ida: 'एप्पल कपास सोना',
    ar: 'آبل أمازون بوينغ تسلا',
    sa: 'آبل أمازون بوينغ تسلا',
    rus: 'Ёлка Енот Железо Йена',
    blr: 'Авёс Золата Іена Кава',
    vi: 'Bạc Dầu Đồng Vàng',
    es: 'Nube Ñandú Oro',
    de: 'Ähre Apfel Öl Zucker',
    fr: 'cote coté côte',
    it: 'Caffè Oro Rame',
    pt: 'Açúcar Café Ouro',
    idn: 'Emas Gula Kopi',
    my: 'Emas Gula Koko',
    en: 'Apple Éclair Zebra',
  }

  it.each(LOCALE_CODES)('follows the collation of %s [R3.5]', locale => {
    const names = sorted[locale].split(' ')
    expect(names.toReversed().toSorted(nameCollator(locale).compare)).toEqual(names)
  })

  it('sorts numbers in names by value', () => {
    expect(['US bond 30', 'US bond 5', 'US bond 10'].toSorted(nameCollator('en').compare)).toEqual([
      'US bond 5',
      'US bond 10',
      'US bond 30',
    ])
  })

  it('uses the Russian alphabet where the device lacks Belarusian, never the device’s own', () => {
    const asked: unknown[] = []
    const Collator = vi.fn(function collator(tags: unknown) {
      asked.push(tags)
    })
    vi.stubGlobal('Intl', { ...Intl, Collator })
    nameCollator('blr')
    nameCollator('my')
    expect(asked).toEqual([
      ['be-BY', 'ru'],
      ['ms-MY', 'en'],
    ])
  })
})
