import { describe, expect, it } from 'vitest'
import { answerTo } from '#server/sandbox/customer-service-script.ts'
import { formatDays } from '#server/features/site/texts/format-texts.ts'
import { operatorTextsIn } from '#server/features/site/texts/index.ts'
import { LOCALE_CODES, localeInfo } from '#src/lib/locales.ts'
import { operatorTexts } from '#tests/support/operator-texts.ts'
// Texts that are identical to English: names, symbols, cognates.
import sameAsEnglish from './same-as-english.json' with { type: 'json' }

const source = operatorTexts('en')

const found = (text: string, pattern: RegExp) =>
  Array.from(text.matchAll(pattern), ([match]) => match).toSorted()
const placeholders = (text: string) => [...new Set(found(text, /\{\w+\}/g))]
const tags = (text: string) => found(text, /<[^>]*>?/g)
const hasWords = (text: string) => /\p{L}{3}/u.test(text.replaceAll(/\{\w+\}|<[^>]*>/g, ''))

/** The plural categories of the counts that occur; every language has at least `other`. */
function categoriesOf(tag: string): string[] {
  const rules = new Intl.PluralRules(tag)
  const occurring = Array.from({ length: 200 }, (_, count) => rules.select(count))
  return [...new Set([...occurring, 'other'])].toSorted()
}

describe.each(LOCALE_CODES)('operator texts in %s', locale => {
  const own = operatorTexts(locale)

  it('are complete', () => {
    expect([...own.keys()]).toEqual([...source.keys()])
    expect([...own].filter(([, text]) => text.trim() !== text || text === '')).toEqual([])
  })

  it('have the placeholders and tags of the English texts', () => {
    const differing = [...source].filter(([key, text]) => {
      const theirs = own.get(key) ?? ''
      const kept = [placeholders, tags].every(of => of(theirs).join() === of(text).join())
      return !kept || /[{}<>]/.test(theirs.replaceAll(/\{\w+\}|<\/?(a|b|strong)>/g, ''))
    })
    expect(differing.map(([key]) => key)).toEqual([])
  })

  it('are identical to English only where listed', () => {
    if (locale === 'en') return
    const same = [...source]
      .filter(([key, text]) => hasWords(text) && own.get(key) === text)
      .map(([key]) => key)
    const allowed: Partial<Record<string, string[]>> = sameAsEnglish
    expect(same.toSorted()).toEqual((allowed[locale] ?? []).toSorted())
  })

  it('have a plural form of days for every plural category', () => {
    const { days } = operatorTextsIn(locale)
    expect(Object.keys(days).toSorted()).toEqual(categoriesOf(localeInfo(locale).tag))
    for (const count of [7, 14, 15, 30, 60, 90]) expect(formatDays(locale, count)).toMatch(/^[^{}]+$/)
    expect(formatDays(locale, 30)).not.toBe(formatDays(locale, 90))
  })

  it('include customer support answers that their own keywords find', () => {
    const { answers, picture, otherwise } = operatorTextsIn(locale).documents.service
    for (const { askedBy, answer } of Object.values(answers)) {
      for (const word of askedBy) {
        expect(answerTo({ text: `… ${word.toUpperCase()} …`, hasPicture: false, locale }), word).toBe(answer)
      }
    }
    expect(answerTo({ text: '…', hasPicture: true, locale })).toBe(picture)
    expect(answerTo({ text: '…', hasPicture: false, locale })).toBe(otherwise)
  })
})

describe('customer support', () => {
  it('recognises keywords of another language and answers in that language', () => {
    const { answers } = operatorTextsIn('en').documents.service
    expect(answerTo({ text: '充值多久到账？', hasPicture: false, locale: 'en' })).toBe(
      answers.deposits.answer,
    )
  })
})
