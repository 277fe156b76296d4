/** What is wrong with a field before anybody is asked. Pure. */
import type { Locale } from '#src/lib/locales.ts'
import type { Decimal } from '#src/lib/money.ts'
import { parseNumber, type ParseReason } from '#src/lib/parse-number.ts'

/** Decimals of money on the wire. */
export const moneyScale = 6

export interface Fault {
  reason: ParseReason | 'minimum' | 'maximum' | 'cost-minimum' | 'cost-maximum' | 'balance'
  /** Figures are decimal strings; `currency` names their unit. */
  params: Record<string, string>
}

/** The faults of a ticket by field. */
export type Faults<Field extends string> = Partial<Record<Field, Fault>>

type Typed = { value: Decimal; fault?: never } | { value?: never; fault: Fault }

/** Reads a decimal above zero as its reader writes it. An empty field is a fault too. */
export function readTyped(text: string, locale: Locale, decimals: number): Typed {
  const parsed = parseNumber(text, { locale, decimals, allowZero: false })
  return parsed.ok ? { value: parsed.value } : { fault: { reason: parsed.reason, params: parsed.params } }
}

/** A figure that is on the wrong side of a bound. */
export function boundFault(reason: Fault['reason'], figure: Decimal, currency: string): Fault {
  return { reason, params: { figure, currency } }
}
