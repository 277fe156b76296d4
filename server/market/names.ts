import type { LocalizedText } from '../../src/api/generated/models/index.ts'
import { CURRENCY_NAMES } from './data/currency-names.ts'
import { CURRENCIES } from './data/forex.ts'
import { COMMODITIES, COMMODITY_NAMES, OWN_NAMES } from './data/names-by-language.ts'
import { NAMES } from './data/names.ts'

type Language = keyof LocalizedText
type Names = LocalizedText & { en: string }

const furtherNames = readNames()
const currencyNames = readCurrencies()

/** What a product is called: in English, and in each language that has a name of its own for it (R3.5). */
export function namesOf(code: string, english: string): Names {
  const known = NAMES[code]
  const further = furtherNames.get(code)
  // Arabic is one written language: what it is called in Cairo it is called in Riyadh.
  const spoken = known ? { zh: known[0], tc: known[1], ar: known[2], sa: known[2] } : {}
  return { en: english, ...spoken, ...further }
}

/** What a pair of currencies is called, by the names of the two, in all nineteen languages. */
export function pairNames(base: string, quote: string): Names {
  const [first, second] = [currencyNames.get(base), currencyNames.get(quote)]
  if (!first || !second) throw new Error(`no such currency pair: ${base}${quote}`)
  // In Chinese nothing is put around the stroke.
  const stroke = (language: string) => (language === 'zh' || language === 'tc' ? '/' : ' / ')
  const others = [...first].map(([language, name]) => [
    language,
    `${name}${stroke(language)}${second.get(language)}`,
  ])
  return { en: '', ...Object.fromEntries(others) }
}

function readNames(): Map<string, LocalizedText> {
  const names = new Map<string, LocalizedText>()
  const put = (language: string, code: string, name: string) =>
    names.set(code, { ...names.get(code), [language]: name })
  const codes = COMMODITIES.split(' ')
  for (const [language, text] of Object.entries(COMMODITY_NAMES)) {
    for (const [index, name] of listOf(text).entries()) put(language, codes[index]!, name)
  }
  for (const [language, text] of Object.entries(OWN_NAMES)) {
    for (const entry of text.trim().split(/;\s*/)) {
      const gap = entry.indexOf(' ')
      put(language, entry.slice(0, gap), entry.slice(gap + 1))
    }
  }
  return names
}

function readCurrencies(): Map<string, Map<string, string>> {
  const further = Object.entries(CURRENCY_NAMES).map(([language, text]) => [language, listOf(text)] as const)
  return new Map(
    Object.entries(CURRENCIES).map(([code, [, , en, zh, tc, ar]], index) => {
      const own: Readonly<Partial<Record<Language, string>>> = { en, zh, tc, ar, sa: ar }
      return [
        code,
        new Map([
          ...Object.entries(own),
          ...further.map(([language, names]) => [language, names[index]!] as const),
        ]),
      ]
    }),
  )
}

function listOf(text: string): string[] {
  return text.trim().split(/,\s*/)
}
