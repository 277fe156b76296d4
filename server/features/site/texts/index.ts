/** The operator's texts in every language of the product: one folder per language, named by the app's language code. */
import type { LanguageCode } from '#models'
import { ar } from './ar/index.ts'
import { blr } from './blr/index.ts'
import { de } from './de/index.ts'
import { en } from './en/index.ts'
import { es } from './es/index.ts'
import { fr } from './fr/index.ts'
import { ida } from './ida/index.ts'
import { idn } from './idn/index.ts'
import { it } from './it/index.ts'
import { jp } from './jp/index.ts'
import { ko } from './ko/index.ts'
import { my } from './my/index.ts'
import { pt } from './pt/index.ts'
import { rus } from './rus/index.ts'
import { sa } from './sa/index.ts'
import { tc } from './tc/index.ts'
import { th } from './th/index.ts'
import type { OperatorTexts } from './types.ts'
import { vi } from './vi/index.ts'
import { zh } from './zh/index.ts'

const TEXTS_BY_LOCALE: Readonly<Record<LanguageCode, OperatorTexts>> = {
  zh,
  en,
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
  sa,
  ar,
  it,
}

/** The operator's texts in a language. */
export const operatorTextsIn = (locale: LanguageCode): OperatorTexts => TEXTS_BY_LOCALE[locale]
