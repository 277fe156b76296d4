import { isDecimal } from '#src/lib/money/money.ts'

/**
 * Validates an entered amount: `invalid_field` when it is no decimal above zero, `off_step` when it has more than `decimals` decimals,
 * not counting trailing zeros.
 */
export function amountError(text: string, decimals: number): 'invalid_field' | 'off_step' | undefined {
  if (!isDecimal(text) || text.startsWith('-') || !/[1-9]/.test(text)) return 'invalid_field'
  const used = /\.(\d*?)0*$/.exec(text)?.[1]?.length ?? 0
  return used > decimals ? 'off_step' : undefined
}
