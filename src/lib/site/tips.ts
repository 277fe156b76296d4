import type { Locale } from '../locales.ts'

/** The tips that the app shows, by their remark; the operator gives them their texts (docs/rules/site.md) [R3.2]. */
export const TIP_REMARKS = [
  'riskNotice',
  'orderNotice',
  'depositNotice',
  'withdrawNotice',
  'exchangeNotice',
  'loanNotice',
] as const
export type TipRemark = (typeof TIP_REMARKS)[number]

export interface TipRow {
  remark: string
  /** 1 when shown. */
  isVisible: number
  content: Readonly<Partial<Record<Locale, string>>>
}

/** The text of a tip in a language, else in English, else in any; undefined when it is hidden, missing or blank. */
export function tipText(rows: readonly TipRow[], remark: TipRemark, locale: Locale): string | undefined {
  const tip = rows.find(row => row.remark === remark)
  if (tip?.isVisible !== 1) return undefined
  const { content } = tip
  return [content[locale], content.en, ...Object.values(content)].find(text => text?.trim())
}
