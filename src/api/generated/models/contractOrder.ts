/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { Amount } from './amount.ts';
import type { ContractDirection } from './contractDirection.ts';
import type { ContractOrderStatus } from './contractOrderStatus.ts';
import type { CurrencyId } from './currencyId.ts';
import type { EntryId } from './entryId.ts';
import type { Leverage } from './leverage.ts';
import type { LocalizedText } from './localizedText.ts';
import type { Message } from './message.ts';
import type { Name } from './name.ts';
import type { NullablePrice } from './nullablePrice.ts';
import type { NullableTime } from './nullableTime.ts';
import type { OrderType } from './orderType.ts';
import type { PositiveAmount } from './positiveAmount.ts';
import type { ProductCode } from './productCode.ts';
import type { ProductType } from './productType.ts';
import type { Rate } from './rate.ts';
import type { RowId } from './rowId.ts';
import type { Time } from './time.ts';

/**
 * An order to open a position. Once filled, the position has the same ID.
 */
export interface ContractOrder {
  id: EntryId;
  productId: RowId;
  productType: ProductType;
  productCode: ProductCode;
  productName: Name;
  productNameLang: LocalizedText;
  direction: ContractDirection;
  orderType: OrderType;
  status: ContractOrderStatus;
  quantity: PositiveAmount;
  leverage: Leverage;
  limitPrice: NullablePrice | null;
  fillPrice: NullablePrice | null;
  /** At the fill price; at the limit price while open. */
  notional: Amount;
  margin: Amount;
  feeRate: Rate;
  fee: Amount;
  /** Margin plus fee: deducted from the available balance. */
  total: Amount;
  takeProfit: NullablePrice | null;
  stopLoss: NullablePrice | null;
  /** Liquidation price when the position is opened. */
  liquidationPrice: NullablePrice | null;
  currencyId: CurrencyId;
  /** Rejection reason. */
  reason: Message | null;
  createdAt: Time;
  /** Time it was filled or otherwise closed. */
  closedAt: NullableTime | null;
}
