/** Reads the words after `npm run operator -- set`, and says what is wrong with them. */
import type { LanguageCode } from '#models'
import { LOCALE_CODES } from '#src/lib/locales.ts'

/** What is typed cannot be set; the message says why and what would be valid. */
export class SettingError extends Error {}

const MAX_TEXT = 4000

const isLanguage = (code: string): code is LanguageCode => (LOCALE_CODES as readonly string[]).includes(code)

export function requireThat(isValid: boolean, message: string): asserts isValid {
  if (!isValid) throw new SettingError(message)
}

export function languageOf(code: string): LanguageCode {
  requireThat(isLanguage(code), `"${code}" is no language; the languages are ${LOCALE_CODES.join(', ')}.`)
  return code
}

export function textOf(text: string, what: string, most = MAX_TEXT): string {
  requireThat(text.trim() !== '', `${what} must not be empty; "reset" removes what was set.`)
  requireThat(text.length <= most, `${what} has ${text.length} characters; ${most} are the most.`)
  return text
}

export function nameOf(name: string | undefined, what: string): string {
  requireThat(
    name !== undefined && /^\S{1,100}$/.test(name),
    `${what} is missing, longer than 100 characters or has spaces.`,
  )
  return name
}

/** The words after the name: flags such as `hidden`, and fields such as `title.en=…`. */
export function readWords(words: readonly string[], flags: Readonly<Record<string, 0 | 1>>) {
  let flag: 0 | 1 | undefined
  const fields = new Map<string, string>()
  for (const word of words) {
    const [, field, value] = /^([A-Za-z.]+)=([\s\S]*)$/.exec(word) ?? []
    if (field !== undefined && value !== undefined) fields.set(field, value)
    else if (Object.hasOwn(flags, word)) flag = flags[word]
    else
      throw new SettingError(
        `"${word}" is not understood; expected ${Object.keys(flags).join(', ')} or <field>=<value>.`,
      )
  }
  return { flag, fields }
}

export const VISIBILITY = { shown: 1, hidden: 0 } as const

/** Texts by language from `title.en=…`; the first limit is that of the specification. */
export function textsOf(fields: Map<string, string>, prefix: string, most?: number) {
  const texts: Partial<Record<LanguageCode, string>> = {}
  for (const [field, value] of fields) {
    if (!field.startsWith(prefix)) continue
    texts[languageOf(field.slice(prefix.length))] = textOf(value, field, most)
    fields.delete(field)
  }
  return Object.keys(texts).length > 0 ? texts : undefined
}

/** Takes a field out of those that were typed. */
export function take<Value>(
  fields: Map<string, string>,
  name: string,
  parse: (text: string) => Value,
): Value | undefined {
  const text = fields.get(name)
  fields.delete(name)
  return text === undefined ? undefined : parse(text)
}

export function requireNoOther(fields: ReadonlyMap<string, string>, usage: string): void {
  const [other] = fields.keys()
  requireThat(other === undefined, `There is no field "${other}". Usage: ${usage}`)
}

export const matching = (pattern: RegExp, needs: string) => (text: string) => {
  requireThat(pattern.test(text) && text.length <= 500, `"${text}" is not ${needs}.`)
  return text
}

/** Without the fields that were not typed. */
export function defined<Value extends object>(value: Value): Value {
  return Object.fromEntries(Object.entries(value).filter(([, each]) => each !== undefined)) as Value
}
