/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { Amount } from './amount.ts';
import type { ContractDirection } from './contractDirection.ts';
import type { ContractOrderProblem } from './contractOrderProblem.ts';
import type { CurrencyId } from './currencyId.ts';
import type { Leverage } from './leverage.ts';
import type { NullablePrice } from './nullablePrice.ts';
import type { NullableTime } from './nullableTime.ts';
import type { OrderType } from './orderType.ts';
import type { PositiveAmount } from './positiveAmount.ts';
import type { Rate } from './rate.ts';
import type { RowId } from './rowId.ts';
import type { Time } from './time.ts';

export interface ContractPreview {
  productId: RowId;
  direction: ContractDirection;
  orderType: OrderType;
  leverage: Leverage;
  price: PositiveAmount;
  priceTime: Time;
  quantity: Amount;
  /** Position value: price × quantity × point value. */
  notional: Amount;
  /** Notional ÷ leverage; put on hold. */
  margin: Amount;
  feeRate: Rate;
  /** Opening fee. */
  fee: Amount;
  /** Margin plus fee: deducted from the available balance. */
  total: Amount;
  /** Rate of the notional value at closing. */
  closeFeeRate: Rate;
  /** Null if no price above zero liquidates the position. */
  liquidationPrice: NullablePrice | null;
  /** Maximum loss: margin plus fee, never more. */
  maxLoss: Amount;
  /** Amount returned at the take profit price, after the closing fee and before funding. */
  takeProfitReturns: Amount | null;
  /** Amount returned at the stop loss price, on the same basis. */
  stopLossReturns: Amount | null;
  expiresAt: NullableTime | null;
  currencyId: CurrencyId;
  available: Amount;
  /** Reason why the order cannot be placed; null if it can. */
  problem: ContractOrderProblem | null;
}
