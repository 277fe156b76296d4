import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { compare, scaleOf, trimZeros, type Decimal } from '#src/lib/money/money.ts'
import { formatNumber } from '#src/lib/numbers/format-number.ts'
import { parseNumber, type ParseReason } from '#src/lib/numbers/parse-number.ts'

export interface AmountLimits {
  minimum?: Decimal | undefined
  maximum?: Decimal | undefined
  /** Digits after the point; default 2 (R5.4). */
  decimals?: number
  /** The currency or product code of the limits, for their message. */
  unit?: string | undefined
}

export interface ParsedAmount {
  /** The decimal string to send; undefined while there is an error. */
  value: Decimal | undefined
  /** The error message; undefined when valid. */
  error: string | undefined
}

/** Parses an amount as typed: above zero and within the limits, or the error message. */
export function useAmountParser(): (typed: string, limits?: AmountLimits) => ParsedAmount {
  const locale = useLanguage()
  const t = useMessages('validation')
  const messages: Record<ParseReason, (params: Record<string, string>) => string> = {
    empty: () => t.required(),
    'not-a-number': () => t.notANumber(),
    exponent: () => t.exponent(),
    'ambiguous-separator': params => t.separators({ example: params.example ?? '' }),
    negative: () => t.negative(),
    'too-long': params => t.tooLong({ digits: params.digits ?? '' }),
    'too-many-decimals': params => t.decimals({ decimals: params.decimals ?? '' }),
    zero: () => t.positive(),
  }
  const formatLimit = (limit: Decimal, unit: string | undefined) => {
    const figure = formatNumber(limit, { locale, decimals: Math.max(2, scaleOf(trimZeros(limit))) })
    return unit === undefined ? figure : `${figure} ${unit}`
  }

  return (typed, { minimum, maximum, decimals = 2, unit } = {}) => {
    const parsed = parseNumber(typed, { locale, decimals, allowZero: false })
    if (!parsed.ok) return { value: undefined, error: messages[parsed.reason](parsed.params) }
    const { value } = parsed
    if (minimum !== undefined && compare(value, minimum) < 0) {
      return { value: undefined, error: t.minimum({ minimum: formatLimit(minimum, unit) }) }
    }
    if (maximum !== undefined && compare(value, maximum) > 0) {
      return { value: undefined, error: t.maximum({ maximum: formatLimit(maximum, unit) }) }
    }
    return { value, error: undefined }
  }
}
