import type { LocalizedText } from '#models'
import type { Locale } from '#src/lib/locales.ts'
import { FOREX_CURRENCIES } from './data/forex.ts'
import { ar } from './data/names/ar.ts'
import { blr } from './data/names/blr.ts'
import { de } from './data/names/de.ts'
import { es } from './data/names/es.ts'
import { fr } from './data/names/fr.ts'
import { ida } from './data/names/ida.ts'
import { idn } from './data/names/idn.ts'
import { it } from './data/names/it.ts'
import { jp } from './data/names/jp.ts'
import { ko } from './data/names/ko.ts'
import { my } from './data/names/my.ts'
import { pt } from './data/names/pt.ts'
import { rus } from './data/names/rus.ts'
import { tc } from './data/names/tc.ts'
import { th } from './data/names/th.ts'
import { vi } from './data/names/vi.ts'
import { zh } from './data/names/zh.ts'
import type { ProductNames } from './types.ts'

type Names = LocalizedText & { en: string }
type NamesByCode = ReadonlyMap<string, LocalizedText>

/** Product names in each language but English. `sa` and `ar` share the Arabic names. */
export const PRODUCT_NAMES: Readonly<Record<Exclude<Locale, 'en'>, ProductNames>> = {
  zh,
  tc,
  de,
  es,
  fr,
  idn,
  jp,
  ko,
  my,
  th,
  vi,
  pt,
  rus,
  blr,
  ida,
  sa: ar,
  ar,
  it,
}

const currencies = byCode(names => [names.currencies])
const products = byCode(({ stocks, coins, futures }) => [stocks, coins, futures])

/** The names of a product: in English, and in each language that has its own name for it [R3.5]. */
export function productNames(code: string, english: string): Names {
  return { en: english, ...products.get(code) }
}

/** The names of a currency in all nineteen languages. @throws Error when there is no such currency */
export function currencyNames(code: string): Names {
  const english = FOREX_CURRENCIES[code]?.[2]
  const others = currencies.get(code)
  if (!english || !others) throw new Error(`no such currency: ${code}`)
  return { en: english, ...others }
}

/** The names of a currency pair, made of the names of both, in all nineteen languages. @throws Error when one does not exist */
export function pairNames(base: string, quote: string): Names {
  const second = currencyNames(quote)
  const joinNames = ([language, name]: [string, string]) => [
    language,
    `${name}${separatorOf(language)}${second[language as Locale]}`,
  ]
  return Object.fromEntries(Object.entries(currencyNames(base)).map(joinNames))
}

/** The separator of a pair's names: Chinese has no spaces around the slash. */
function separatorOf(language: string): string {
  return language === 'zh' || language === 'tc' ? '/' : ' / '
}

function byCode(tablesOf: (names: ProductNames) => readonly (string | undefined)[]): NamesByCode {
  const found = new Map<string, LocalizedText>()
  for (const [language, names] of Object.entries(PRODUCT_NAMES)) {
    for (const [code, name] of tablesOf(names).flatMap(parseNameTable)) {
      found.set(code, { ...found.get(code), [language]: name })
    }
  }
  return found
}

/** The codes and names of a table, which are written `AAPL 苹果; MSFT 微软`. */
export function parseNameTable(table = ''): (readonly [code: string, name: string])[] {
  const entries = table.split(/;\s+/).map(entry => entry.trim())
  return entries
    .filter(entry => entry !== '')
    .map(entry => [entry.slice(0, entry.indexOf(' ')), entry.slice(entry.indexOf(' ') + 1)])
}
