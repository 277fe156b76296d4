/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

/**
 * `holding` and `currency`: value now, plus what was sold, less what was bought and less the value at the start of the day; `contracts`:
 * P&L and funding of contract positions, open and closed; `quick`: quick orders; `fees`: fees charged in USDT, and of withdrawals;
 * `earnings`: pledge interest, lock mining output, early redemption fees; `awards`: rewards; `loans`: interest and late fees of loans;
 * `adjustments`: refunds and corrections by the operator.
 */
export type DayChangeLineKind = typeof DayChangeLineKind[keyof typeof DayChangeLineKind];


export const DayChangeLineKind = {
  holding: 'holding',
  currency: 'currency',
  contracts: 'contracts',
  quick: 'quick',
  fees: 'fees',
  earnings: 'earnings',
  awards: 'awards',
  loans: 'loans',
  adjustments: 'adjustments',
} as const;
