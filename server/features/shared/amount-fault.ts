import { isDecimal } from '#src/lib/money.ts'

/**
 * What is wrong with an amount as it was entered: `invalid_field` when it is no decimal above zero, `off_step` when it has more
 * digits after the point than `decimals`. Zeros at its end do not count.
 */
export function amountFault(text: string, decimals: number): 'invalid_field' | 'off_step' | undefined {
  if (!isDecimal(text) || text.startsWith('-') || !/[1-9]/.test(text)) return 'invalid_field'
  const used = /\.(\d*?)0*$/.exec(text)?.[1]?.length ?? 0
  return used > decimals ? 'off_step' : undefined
}
