/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

/**
 * `available` USDT; `held` USDT for open orders and withdrawals; `margin` of open contract positions; other `currencies`; what is
 * held of `stocks`, `coins`, `futures`, `forex`; `contractProfit`: what open positions have gained, possibly negative.
 */
export type AllocationPartKind = typeof AllocationPartKind[keyof typeof AllocationPartKind];


export const AllocationPartKind = {
  available: 'available',
  held: 'held',
  margin: 'margin',
  currencies: 'currencies',
  stocks: 'stocks',
  coins: 'coins',
  futures: 'futures',
  forex: 'forex',
  contractProfit: 'contractProfit',
} as const;
