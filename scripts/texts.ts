/**
 * Says which translations are older than the English beside them, and fails when there are some.
 *
 *   npm run texts
 *   npm run texts -- confirm [--language de,fr] alert.noneText spot.*
 *   npm run texts -- begin nl [alert spot]
 *
 * `confirm`: these texts say what today's English says, in all languages or in those that are named. `begin`: copies the English files, all
 * or those that are named, to a language that lacks them, in the form of a translation.
 */
import { parseArgs } from 'node:util'
import { isLocale, type Locale } from '../src/lib/locales.ts'
import {
  TRANSLATIONS,
  beginTexts,
  confirm,
  englishTexts,
  findTextsBehind,
  readTranslated,
  writeTranslated,
} from './translations.ts'

const USAGE =
  'npm run texts [-- confirm [--language de,fr] <key>… | begin <language> [<file>…]]; a key is alert.noneText, or alert.* for all of a group'

function fail(message: string): never {
  console.error(message)
  process.exit(2)
}

function readLocales(text: string | undefined): ReadonlySet<Locale> {
  const codes = text?.split(',') ?? TRANSLATIONS
  const unknown = codes.filter(code => !isLocale(code) || code === 'en')
  if (unknown.length > 0)
    fail(`No translation is called ${unknown.join(', ')}. There are: ${TRANSLATIONS.join(', ')}.`)
  return new Set(codes.filter(isLocale))
}

function readKeys(patterns: readonly string[], english: ReadonlyMap<string, string>): ReadonlySet<string> {
  const keys = [...english.keys()]
  return new Set(
    patterns.flatMap(pattern => {
      const isWanted = (key: string) =>
        key === pattern || (pattern.endsWith('*') && key.startsWith(pattern.slice(0, -1)))
      const wanted = keys.filter(isWanted)
      if (wanted.length === 0)
        fail(
          `No text is called "${pattern}"; the keys are those of src/i18n/en, such as nav.market, and of server/features/site/texts/en, such as operator.tips.riskNotice.`,
        )
      return wanted
    }),
  )
}

const { values, positionals } = parseArgs({
  options: { language: { type: 'string' } },
  allowPositionals: true,
})
const [command, ...patterns] = positionals
const english = await englishTexts()

if (command === 'confirm' && patterns.length > 0) {
  const confirmed = { keys: readKeys(patterns, english), locales: readLocales(values.language) }
  writeTranslated(confirm(english, readTranslated(), confirmed))
  console.log(`Confirmed: ${confirmed.keys.size} texts in ${confirmed.locales.size} languages.`)
} else if (command === 'begin' && patterns.length > 0) {
  const [language = '', ...files] = patterns
  const [locale] = readLocales(language)
  let begun: string[] = []
  try {
    begun = beginTexts(locale!, files)
  } catch (error) {
    fail((error as Error).message)
  }
  console.log(`Begun in src/i18n/${language}: ${begun.join(', ') || 'nothing, as it has all of them'}.`)
} else if (command !== undefined) fail(USAGE)

const behind = findTextsBehind(english, readTranslated())
for (const { key, locales } of behind) {
  const languages = locales.length === TRANSLATIONS.length ? 'all languages' : locales.join(', ')
  console.log(`"${key}" is older than its English in ${languages}`)
}
if (behind.length > 0) {
  console.log(
    `${behind.length} texts. Translate them again, or see that they still say the same; then: npm run texts -- confirm <key>…`,
  )
  process.exitCode = 1
} else console.log(`${english.size} texts, and every translation follows today's English.`)
