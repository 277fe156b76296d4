/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

/**
 * `available`: USDT; `held`: USDT on hold for open orders and withdrawals; `margin`: margin of open contract positions; `currencies`: other
 * currencies; `stocks`, `coins`, `futures`, `forex`: holdings; `contractProfit`: unrealized P&L of open positions, may be negative.
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
