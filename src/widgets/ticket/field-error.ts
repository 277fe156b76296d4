/** Client-side validation errors of ticket fields. Pure. */
import type { Locale } from '#src/lib/locales.ts'
import { subtract, type Decimal } from '#src/lib/money/money.ts'
import { parseNumber, type ParseReason } from '#src/lib/numbers/parse-number.ts'

export interface FieldError {
  reason: ParseReason | 'minimum' | 'maximum' | 'cost-minimum' | 'cost-maximum' | 'balance'
  /** Numbers are decimal strings; `currency` is their unit. */
  params: Record<string, string>
}

/** The errors of a ticket by field. */
export type FieldErrors<Field extends string> = Partial<Record<Field, FieldError>>

type ParsedInput = { value: Decimal; error?: never } | { value?: never; error: FieldError }

/** Parses a positive decimal as typed. An empty field is an error too. */
export function parseAmountInput(text: string, locale: Locale, decimals: number): ParsedInput {
  const parsed = parseNumber(text, { locale, decimals, allowZero: false })
  return parsed.ok ? { value: parsed.value } : { error: { reason: parsed.reason, params: parsed.params } }
}

/** The error of an order that needs more money than there is: with what is missing. */
export function shortageError(needed: Decimal, available: Decimal, currency: string): FieldError {
  return { reason: 'balance', params: { figure: available, currency, missing: subtract(needed, available) } }
}

/** The error of a number outside its bounds. */
export function boundError(reason: FieldError['reason'], figure: Decimal, currency: string): FieldError {
  return { reason, params: { figure, currency } }
}
