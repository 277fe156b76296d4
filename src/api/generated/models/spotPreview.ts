/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { Amount } from './amount.ts';
import type { CurrencyId } from './currencyId.ts';
import type { ExchangeType } from './exchangeType.ts';
import type { Name } from './name.ts';
import type { OrderProblem } from './orderProblem.ts';
import type { PositiveAmount } from './positiveAmount.ts';
import type { Rate } from './rate.ts';
import type { RowId } from './rowId.ts';
import type { SpotOrderType } from './spotOrderType.ts';
import type { Time } from './time.ts';

export interface SpotPreview {
  productId: RowId;
  exchangeType: ExchangeType;
  orderType: SpotOrderType;
  /** The price of all figures: of the market, of the limit, or of the stop: for a buy the most it may pay, 0.5% above `stopPrice`. */
  price: PositiveAmount;
  priceTime: Time;
  quantity: Amount;
  /** Price × quantity. */
  cost: Amount;
  feeRate: Rate;
  fee: Amount;
  /** Buy: cost plus fee, deducted from the balance. Sell: cost minus fee, credited to it. */
  total: Amount;
  currencyId: CurrencyId;
  /** Available balance: currency for a buy, quantity for a sell. */
  available: Amount;
  availableAsset: Name;
  /** End of a day order; omitted for others. */
  expiresAt?: Time;
  /** Reason why the order cannot be placed; null if it can. */
  problem: OrderProblem | null;
}
