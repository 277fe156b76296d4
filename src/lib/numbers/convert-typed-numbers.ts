/** Numbers as typed, when the language changes: the same value in the digits and separators of the new one. */
import { formatNumber } from './format-number.ts'
import type { Locale } from '../locales.ts'
import { scaleOf } from '../money/money.ts'
import { parseNumber } from './parse-number.ts'

/** Names of the fields that hold a number; others, such as phone and card numbers, mean the same in every language. */
const numberField =
  /^(amount|quantity|limitPrice|stopPrice|takeProfitPrice|stopLossPrice|price|stake|margin|takeProfit|stopLoss|ratio|totalLimit|maxLoss|forecast)$/

/** A number as typed in one language, as it is typed in another; a text that is no number stays. */
export function convertTypedNumber(typed: string, from: Locale, to: Locale): string {
  if (from === to || typed.trim() === '') return typed
  const parsed = parseNumber(typed, { locale: from })
  if (!parsed.ok) return typed
  return formatNumber(parsed.value, { locale: to, decimals: scaleOf(parsed.value), thousandsAsIs: true })
}

/** The fields of a form with their numbers converted; the same object when nothing changes. */
export function convertTypedNumbers<Fields extends Readonly<Record<string, string>>>(
  fields: Fields,
  from: Locale,
  to: Locale,
): Fields {
  const changed = Object.entries(fields).flatMap(([name, typed]): [string, string][] => {
    const converted = numberField.test(name) ? convertTypedNumber(typed, from, to) : typed
    return converted === typed ? [] : [[name, converted]]
  })
  return changed.length === 0 ? fields : { ...fields, ...Object.fromEntries(changed) }
}
