/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

/**
 * `contractProfit`, `contractFunding`, `contractFees`: of contract positions; `quick`: quick orders, less fees; `earnings`: pledge interest,
 * lock mining output and early redemption fees in currencies; `awards`: rewards.
 */
export type RealisedResultKind = typeof RealisedResultKind[keyof typeof RealisedResultKind];


export const RealisedResultKind = {
  contractProfit: 'contractProfit',
  contractFunding: 'contractFunding',
  contractFees: 'contractFees',
  quick: 'quick',
  earnings: 'earnings',
  awards: 'awards',
} as const;
