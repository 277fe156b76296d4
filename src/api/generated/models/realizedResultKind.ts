/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

/**
 * `contractProfit`, `contractFunding`, `contractFees`: of contract positions; `quick`: quick orders, less fees; `earnings`: pledge interest,
 * lock mining output and early redemption fees in currencies; `awards`: rewards.
 */
export type RealizedResultKind = typeof RealizedResultKind[keyof typeof RealizedResultKind];


export const RealizedResultKind = {
  contractProfit: 'contractProfit',
  contractFunding: 'contractFunding',
  contractFees: 'contractFees',
  quick: 'quick',
  earnings: 'earnings',
  awards: 'awards',
} as const;
