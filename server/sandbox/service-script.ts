/** What the sandbox's desk answers: a published script, and it says so. Nobody reads what is written to it. */
import type { LanguageCode } from '#src/api/generated/models/index.ts'
import { LOCALE_CODES } from '#src/lib/locales.ts'
import { textsIn } from '../features/site/texts/index.ts'

interface Asked {
  readonly text: string
  readonly hasPicture: boolean
  readonly locale: LanguageCode
}

/** In their order: the first that fits is said. docs/sandbox.md publishes them. */
const SUBJECTS = ['fees', 'deposits', 'withdrawals', 'codes', 'statement'] as const

/** What the text is about, by the words of a language for it, in any case. */
function subjectOf(text: string, locale: LanguageCode) {
  const { answers } = textsIn(locale).documents.service
  const written = text.toLowerCase()
  return SUBJECTS.find(subject => answers[subject].askedBy.some(word => written.includes(word.toLowerCase())))
}

/**
 * The answer to what was written, in the language in which the app was used. Somebody may write in another: the words of
 * that language are looked for first, then those of all others.
 */
export function answerTo({ text, hasPicture, locale }: Asked): string {
  const { answers, picture, otherwise } = textsIn(locale).documents.service
  const languages = [locale, ...LOCALE_CODES.filter(code => code !== locale)]
  for (const language of languages) {
    const subject = subjectOf(text, language)
    if (subject) return answers[subject].answer
  }
  return hasPicture ? picture : otherwise
}
