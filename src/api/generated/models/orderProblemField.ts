/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

export type OrderProblemField = typeof OrderProblemField[keyof typeof OrderProblemField];


export const OrderProblemField = {
  quantity: 'quantity',
  amount: 'amount',
  limitPrice: 'limitPrice',
  stopPrice: 'stopPrice',
  takeProfitPrice: 'takeProfitPrice',
  stopLossPrice: 'stopLossPrice',
  timeInForce: 'timeInForce',
  product: 'product',
} as const;
