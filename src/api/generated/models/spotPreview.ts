/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { Amount } from './amount.ts';
import type { CurrencyId } from './currencyId.ts';
import type { ExchangeType } from './exchangeType.ts';
import type { Name } from './name.ts';
import type { OrderProblem } from './orderProblem.ts';
import type { OrderType } from './orderType.ts';
import type { PositiveAmount } from './positiveAmount.ts';
import type { Rate } from './rate.ts';
import type { RowId } from './rowId.ts';
import type { Time } from './time.ts';

export interface SpotPreview {
  productId: RowId;
  exchangeType: ExchangeType;
  orderType: OrderType;
  price: PositiveAmount;
  priceTime: Time;
  quantity: Amount;
  /** Price times quantity. */
  cost: Amount;
  feeRate: Rate;
  fee: Amount;
  /** Buying: cost plus fee, what leaves the balance. Selling: cost less fee, what reaches it. */
  total: Amount;
  currencyId: CurrencyId;
  /** What may be spent: currency when buying, quantity when selling. */
  available: Amount;
  availableAsset: Name;
  /** Why it could not be placed as it stands; null when it could. */
  problem: OrderProblem | null;
}
