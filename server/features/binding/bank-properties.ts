import type { BankProperty, LanguageCode } from '#models'
import { operatorTextsIn } from '../site/texts/index.ts'
import type { OperatorTexts } from '../site/texts/types.ts'

const BANK_PROPERTIES: readonly { key: keyof OperatorTexts['bankCard']; isRequired: 0 | 1 }[] = [
  { key: 'bankName', isRequired: 1 },
  { key: 'accountName', isRequired: 1 },
  { key: 'cardNumber', isRequired: 1 },
  { key: 'branch', isRequired: 0 },
  { key: 'swift', isRequired: 0 },
]

/** The properties of a bank card, which has config type 0 [R9.8]. */
export function bankProperties(configType: number, locale: LanguageCode): BankProperty[] {
  if (configType !== 0) return []
  const names = operatorTextsIn(locale).bankCard
  return BANK_PROPERTIES.map(({ key, isRequired }, index) => ({
    id: index + 1,
    configType,
    propertyKey: key,
    propertyName: names[key],
    isRequired,
    sort: index + 1,
  }))
}
