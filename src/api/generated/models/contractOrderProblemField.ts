/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

export type ContractOrderProblemField = typeof ContractOrderProblemField[keyof typeof ContractOrderProblemField];


export const ContractOrderProblemField = {
  quantity: 'quantity',
  margin: 'margin',
  limitPrice: 'limitPrice',
  leverage: 'leverage',
  takeProfit: 'takeProfit',
  stopLoss: 'stopLoss',
  product: 'product',
} as const;
