/** The scripted answers of the sandbox's customer service; they say that nobody reads the messages. */
import type { LanguageCode } from '#models'
import { LOCALE_CODES } from '#src/lib/locales.ts'
import { operatorTextsIn } from '../features/site/texts/index.ts'

interface Inquiry {
  readonly text: string
  readonly hasPicture: boolean
  readonly locale: LanguageCode
}

/** In order of precedence: the first match is answered. Published in docs/sandbox.md. */
const SUBJECTS = ['fees', 'deposits', 'withdrawals', 'codes', 'statement'] as const

/** The subject of a text, by the keywords of a language, case-insensitive. */
function subjectOf(text: string, locale: LanguageCode) {
  const { answers } = operatorTextsIn(locale).documents.service
  const lowerCaseText = text.toLowerCase()
  return SUBJECTS.find(subject =>
    answers[subject].askedBy.some(word => lowerCaseText.includes(word.toLowerCase())),
  )
}

/**
 * The answer to a message, in the language of the app. Users may write in another language: the keywords of the app's language are
 * tried first, then those of all others.
 */
export function answerTo({ text, hasPicture, locale }: Inquiry): string {
  const { answers, picture, otherwise } = operatorTextsIn(locale).documents.service
  const languages = [locale, ...LOCALE_CODES.filter(code => code !== locale)]
  for (const language of languages) {
    const subject = subjectOf(text, language)
    if (subject) return answers[subject].answer
  }
  return hasPicture ? picture : otherwise
}
