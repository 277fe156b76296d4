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

/** Integer digits that an amount on the wire may have; see Amount in openapi/schemas/common.yaml. */
const MAX_DIGITS = 18

/** Whether the wire can carry an amount above zero. */
export const fitsWire = (amount: string): boolean => amount.split('.')[0]!.length <= MAX_DIGITS
