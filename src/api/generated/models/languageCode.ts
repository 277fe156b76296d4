/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

export type LanguageCode = typeof LanguageCode[keyof typeof LanguageCode];


export const LanguageCode = {
  zh: 'zh',
  en: 'en',
  tc: 'tc',
  de: 'de',
  es: 'es',
  fr: 'fr',
  idn: 'idn',
  jp: 'jp',
  ko: 'ko',
  my: 'my',
  th: 'th',
  vi: 'vi',
  pt: 'pt',
  rus: 'rus',
  blr: 'blr',
  ida: 'ida',
  sa: 'sa',
  ar: 'ar',
  it: 'it',
} as const;
