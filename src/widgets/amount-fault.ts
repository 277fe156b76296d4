import { useLanguage, useMessages } from '../i18n/use-messages.ts'
import { compare, scaleOf, trimZeros, type Decimal } from '../lib/money.ts'
import { formatNumber } from '../lib/numbers.ts'
import { parseNumber, type ParseReason } from '../lib/parse-number.ts'

export interface AmountLimits {
  minimum?: Decimal | undefined
  maximum?: Decimal | undefined
  /** Digits after the point; 2 unless told (R5.4). */
  decimals?: number
}

export interface ReadAmount {
  /** The decimal string to send; undefined while something is wrong. */
  value: Decimal | undefined
  /** What is wrong, in words; undefined: nothing. */
  fault: string | undefined
}

/** Reads an amount as the reader types it: above zero and within the limits, or why not in words of its own. */
export function useAmountReader(): (typed: string, limits?: AmountLimits) => ReadAmount {
  const locale = useLanguage()
  const t = useMessages('validation')
  const words: Record<ParseReason, (params: Record<string, string>) => string> = {
    empty: () => t.required(),
    'not-a-number': () => t.notANumber(),
    exponent: () => t.exponent(),
    'ambiguous-separator': params => t.separators({ example: params.example ?? '' }),
    negative: () => t.negative(),
    'too-long': params => t.tooLong({ digits: params.digits ?? '' }),
    'too-many-decimals': params => t.decimals({ decimals: params.decimals ?? '' }),
    zero: () => t.positive(),
  }
  const shown = (limit: Decimal) =>
    formatNumber(limit, { locale, decimals: Math.max(2, scaleOf(trimZeros(limit))) })

  return (typed, { minimum, maximum, decimals = 2 } = {}) => {
    const read = parseNumber(typed, { locale, decimals, allowZero: false })
    if (!read.ok) return { value: undefined, fault: words[read.reason](read.params) }
    const { value } = read
    if (minimum !== undefined && compare(value, minimum) < 0) {
      return { value: undefined, fault: t.minimum({ minimum: shown(minimum) }) }
    }
    if (maximum !== undefined && compare(value, maximum) > 0) {
      return { value: undefined, fault: t.maximum({ maximum: shown(maximum) }) }
    }
    return { value, fault: undefined }
  }
}
