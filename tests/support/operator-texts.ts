/** The operator's texts, as tests look for them in answers. */
import { operatorTextsIn } from '#server/features/site/texts/index.ts'
import type { Locale } from '#src/lib/locales.ts'

interface Texts {
  readonly [key: string]: string | readonly string[] | Texts
}

function flat(texts: Texts, at = ''): [string, string][] {
  return Object.entries(texts).flatMap(([key, value]): [string, string][] => {
    // Plural forms and keywords differ between languages.
    if (key === 'days' || key === 'askedBy') return []
    return typeof value === 'string' ? [[at + key, value]] : flat(value as Texts, `${at}${key}.`)
  })
}

/** Every text of the operator in a language, by the path of its key. */
export const operatorTexts = (locale: Locale): ReadonlyMap<string, string> =>
  new Map(flat(operatorTextsIn(locale)))

/** Every text in an answer, except English ones listed beside the other languages. */
export function textsOf(answer: unknown): string[] {
  if (typeof answer === 'string') return [answer]
  if (typeof answer !== 'object' || answer === null) return []
  return Object.entries(answer).flatMap(([key, value]) => (key === 'en' ? [] : textsOf(value)))
}

/** The parts of a text between its tags and placeholders, longest first. */
const parts = (text: string) => text.split(/<[^>]*>|\{\w+\}/).toSorted((a, b) => b.length - a.length)

/** A check whether a text of an answer is an untranslated English one. */
export function createEnglishCheck(locale: Locale): (text: string) => boolean {
  const own = operatorTexts(locale)
  const english = [...operatorTexts('en')]
    .filter(([key, text]) => own.get(key) !== text)
    .map(([, text]) => text)
  // A label may be part of a name; a sentence or the text around a placeholder is not.
  const labels = new Set(english)
  const phrases = english.filter(text => /[.?{]/.test(text)).map(text => parts(text)[0]!)
  return text => labels.has(text) || (text.includes(' ') && phrases.some(phrase => text.includes(phrase)))
}
