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
  /** Price times quantity times point value: what it stands for. */
  notional: Amount;
  /** Notional by leverage; what is held. */
  margin: Amount;
  feeRate: Rate;
  /** Of opening. */
  fee: Amount;
  /** Margin and fee: what leaves the available balance. */
  total: Amount;
  /** Of what it stands for as it is closed. */
  closeFeeRate: Rate;
  /** Null when no price above zero liquidates it. */
  liquidationPrice: NullablePrice | null;
  /** The worst case: margin and fee, and never more. */
  maxLoss: Amount;
  /** What comes back when it is closed at the take profit, after the fee of closing and before funding. */
  takeProfitReturns: Amount | null;
  /** The same at the stop loss. */
  stopLossReturns: Amount | null;
  expiresAt: NullableTime | null;
  currencyId: CurrencyId;
  available: Amount;
  /** Why it could not be placed as it stands; null when it could. */
  problem: ContractOrderProblem | null;
}
