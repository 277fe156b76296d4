/** The table of the nineteen languages in docs/languages.md, for scripts/gen.ts. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LOCALE_CODES, localeInfo, type Locale } from '../src/lib/locales.ts'
import { englishTexts, findTextsBehind, readTranslated, textsOf, type TextBehind } from './translations.ts'

const root = join(import.meta.dirname, '..')

const days: Readonly<Record<number, string>> = { 1: 'Monday', 6: 'Saturday', 7: 'Sunday' }
const hasWords = (text: string) => /\p{L}{3}/u.test(text.replaceAll(/\{[^{}]*\}/g, ''))

interface Compared {
  readonly english: ReadonlyMap<string, string>
  readonly behind: readonly TextBehind[]
}

async function rowOf(
  locale: Locale,
  { english, behind }: Compared,
  allowed: readonly string[],
): Promise<string> {
  const { tag, name, direction, numberingSystem, firstDay, colourConvention } = localeInfo(locale)
  const words = await textsOf(locale)
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
    locale === 'en' ? '' : behind.filter(({ locales }) => locales.includes(locale)).length,
    locale === 'en' ? '' : `${unlisted} (${allowed.length})`,
    0,
    0,
  ]
  return `| ${cells.join(' | ')} |`
}

/** The generated page. */
export async function languagesPage(): Promise<string> {
  const english = await textsOf('en')
  const compared = { english, behind: findTextsBehind(await englishTexts(), readTranslated()) }
  const same = JSON.parse(readFileSync(join(root, 'tests/src/i18n/same-as-english.json'), 'utf8')) as Partial<
    Record<Locale, string[]>
  >
  const rows = await Promise.all(LOCALE_CODES.map(code => rowOf(code, compared, same[code] ?? [])))
  return `# Languages

The nineteen languages of R7.2, each with over ${(Math.floor(english.size / 100) * 100).toLocaleString('en')} texts. Written by \`npm run gen\` from src/lib/locales.ts and
src/i18n; do not edit.

| code | name | tag | direction | digits | plural forms | first day of week | color of a rise | missing or extra keys | older than English | same as English | does not fit | axe |
|---|---|---|---|---|---|---|---|---|---|---|---|---|
${rows.join('\n')}

- **Missing or extra keys, same as English**: counted here. \`tests/src/i18n/dictionaries.test.ts\` keeps them at zero and also checks placeholders and plural forms. In brackets:
  the texts that are the same as in English because the word is the same, listed in \`tests/src/i18n/same-as-english.json\`.
- **Older than English**: texts whose English has changed since they were written or confirmed, by the hashes in \`src/i18n/translated.json\`; the operator's texts
  of the server count as well (\`operator.…\`). \`npm run texts\` names them, and
  \`npm run check\` fails above zero. All were read against the English of 29 November 2026.
- **Does not fit, axe**: measured by \`tests/e2e/languages.long.test.ts\` on every route with the demo account's data, at 320 px: text that is cut off, outside its box, overlapping other
  text, longer than its field or beyond the page. The test fails above zero. axe runs on a signed-in user's five tabs in each language, and on every screen in English and
  Arabic, light and dark, in \`tests/e2e/accessibility.long.test.ts\`. A name of any length may end in an ellipsis where the style sheet says \`--may-shorten: 1\`; the app's own texts never do.
- **Switching**: \`tests/e2e/switch-language.long.test.ts\` changes the language while a form is being filled in, before the server has responded.
- **Fonts**: the system's. src/ui/theme/tokens.css names the fonts of each script for Apple's systems, Windows, Android and Linux; Han characters have the shapes of the
  language. \`tests/e2e/fonts.long.test.ts\` renders every letter of every language with the fonts of the machine that it runs on and fails on a missing glyph; other systems
  have to be checked on those systems.
- **Dates, durations, countries**: \`src/i18n/intl.ts\`, using the device's Intl. Chromium does not support Belarusian: its dictionary includes a replacement, loaded only on
  devices without support, which a test compares with the Unicode CLDR.
- **Products**: the back end returns names in the requested language and in English, the fallback; \`server/market/data/names\` has a table for each
  language, checked by \`tests/server/market/names.test.ts\`. Search works in every language, as people type (\`src/lib/names/name-search.ts\`: accents, character widths,
  Arabic vowel signs and spaces are ignored), and names are sorted by the rules of the language (\`src/lib/names/name-collator.ts\`).
- **Right to left**: the layout is mirrored; charts and figures are not (\`tests/e2e/right-to-left.test.ts\`).

## Another language under a code
The codes are those of the user's document, and two of them are ambiguous: \`my\` is read as Malay (ISO 639 has it for Burmese), \`ida\` as Hindi (no standard has it). A deployment that means
another language says so in \`/config.json\`, with a BCP 47 tag: \`{ "languages": { "my": "my-MM" } }\`; the reference back end serves that with \`LANGUAGES=my=my-MM\`. The app then takes the
language's name, direction, dates and separators from the device, writes western digits, and begins with the English texts; those of the operator replace them one by one
(\`/api/langMgr/list?lang=my\`, or \`npm run operator -- set message my nav.market …\`). Any of the codes can be used like this. What the back end says itself, such as names of products,
is up to the back end.
`
}
