/** The table of the nineteen languages in docs/languages.md, for scripts/gen.ts. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LOCALE_CODES, localeInfo, type Locale } from '../src/lib/locales.ts'

const root = join(import.meta.dirname, '..')

type Messages = Map<string, string>

async function messagesOf(locale: Locale): Promise<Messages> {
  const { default: words }: { default: object } = await import(`../src/i18n/${locale}/index.ts`)
  const flat = (group: object, at: string): [string, string][] =>
    Object.entries(group).flatMap(([key, value]): [string, string][] =>
      typeof value === 'string' ? [[at + key, value]] : flat(value, `${at}${key}.`),
    )
  return new Map(flat(words, ''))
}

const days: Readonly<Record<number, string>> = { 1: 'Monday', 6: 'Saturday', 7: 'Sunday' }
const hasWords = (text: string) => /\p{L}{3}/u.test(text.replaceAll(/\{[^{}]*\}/g, ''))

async function rowOf(locale: Locale, english: Messages, allowed: readonly string[]): Promise<string> {
  const { tag, name, direction, numberingSystem, firstDay, colourConvention } = localeInfo(locale)
  const words = await messagesOf(locale)
  const lacking = [...english.keys()].filter(key => !words.has(key)).length
  const extra = [...words.keys()].filter(key => !english.has(key)).length
  const same = [...words].filter(([key, text]) => hasWords(text) && english.get(key) === text)
  const unlisted = same.filter(([key]) => !allowed.includes(key)).length
  const plurals = new Intl.PluralRules(tag).resolvedOptions().pluralCategories.length
  const cells = [
    `\`${locale}\``,
    name,
    `\`${tag}\``,
    direction,
    numberingSystem,
    plurals,
    days[firstDay],
    colourConvention === 'red-up' ? 'red' : 'green',
    lacking + extra,
    locale === 'en' ? '' : `${unlisted} (${allowed.length})`,
    0,
    0,
  ]
  return `| ${cells.join(' | ')} |`
}

/** The generated page. */
export async function languagesPage(): Promise<string> {
  const english = await messagesOf('en')
  const same = JSON.parse(readFileSync(join(root, 'tests/src/i18n/same-as-english.json'), 'utf8')) as Partial<
    Record<Locale, string[]>
  >
  const rows = await Promise.all(LOCALE_CODES.map(code => rowOf(code, english, same[code] ?? [])))
  return `# Languages

The nineteen languages of R7.2, each with over ${(Math.floor(english.size / 100) * 100).toLocaleString('en')} texts. Written by \`npm run gen\` from src/lib/locales.ts and
src/i18n; do not edit.

| code | name | tag | direction | digits | plural forms | week begins | a rise is | keys missing or extra | as in English | does not fit | axe |
|---|---|---|---|---|---|---|---|---|---|---|---|
${rows.join('\n')}

- **Keys, as in English**: counted here, held to zero by \`tests/src/i18n/dictionaries.test.ts\`, as are figures in their places and forms of plurals. In brackets:
  the texts that are the same because that is the word, listed in \`tests/src/i18n/same-as-english.json\`.
- **Does not fit, axe**: measured by \`tests/e2e/languages.test.ts\` on every route with the demo account's data, at 320 px: text that is cut, outside its box, over other
  text, longer than its field or beyond the page. It fails above zero. axe is asked on a member's five tabs in each language, and on every screen in English and
  Arabic, light and dark, by \`tests/e2e/accessibility.test.ts\`. A name of any length may end in an ellipsis where the style sheet says \`--may-shorten: 1\`; words of ours never do.
- **Switching**: \`tests/e2e/switch-language.test.ts\` changes the language in the midst of a form, before the server has answered.
- **Fonts**: the system's. src/ui/theme/tokens.css names those of each script for Apple's systems, Windows, Android and Linux; Han characters take the form of the
  language. \`tests/e2e/fonts.test.ts\` draws every letter of every language and fails on an empty box, with the fonts of the machine that it runs on; what other systems
  draw can only be seen there.
- **Dates, spans, countries**: \`src/i18n/intl.ts\`, by the device's Intl. Chromium does not know Belarusian: its dictionary brings a stand-in, fetched on such devices
  alone, that a test holds to the Unicode CLDR.
- **Products**: named by the back end in the language asked for and in English, which it falls back to; \`server/market/data/names\` has a table for each
  language, held by \`tests/server/market/names.test.ts\`. They are searched in every language as people type (\`src/lib/name-search.ts\`: without accents, widths,
  Arabic vowel signs and spaces) and sorted by its own order (\`src/lib/name-collator.ts\`).
- **From right to left**: the layout is mirrored; charts and figures are not (\`tests/e2e/right-to-left.test.ts\`).
`
}
