import type { ClosingAmount } from '#models'

/** What is given up when an account is closed, as the request names it: `0.3 EUR, 0.52 USDT`; empty for nothing. */
export const textOfRemainder = (remainder: readonly ClosingAmount[]): string =>
  remainder.map(({ amount, name }) => `${amount} ${name}`).join(', ')
