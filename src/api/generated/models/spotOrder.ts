/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { Amount } from './amount.ts';
import type { CurrencyId } from './currencyId.ts';
import type { EntryId } from './entryId.ts';
import type { ExchangeType } from './exchangeType.ts';
import type { LocalizedText } from './localizedText.ts';
import type { Message } from './message.ts';
import type { Name } from './name.ts';
import type { NickName } from './nickName.ts';
import type { OrderType } from './orderType.ts';
import type { PositiveAmount } from './positiveAmount.ts';
import type { ProductCode } from './productCode.ts';
import type { ProductType } from './productType.ts';
import type { Rate } from './rate.ts';
import type { RowId } from './rowId.ts';
import type { SpotOrderStatus } from './spotOrderStatus.ts';
import type { Time } from './time.ts';

export interface SpotOrder {
  id: EntryId;
  /** Name of the trader whose order was copied; omitted if it is not a copy. */
  copiedFrom?: NickName;
  productId: RowId;
  productType: ProductType;
  productCode: ProductCode;
  productName: Name;
  productNameLang: LocalizedText;
  exchangeType: ExchangeType;
  orderType: OrderType;
  status: SpotOrderStatus;
  quantity: PositiveAmount;
  limitPrice: PositiveAmount | null;
  fillPrice: PositiveAmount | null;
  /** At the fill price; while open, the amount on hold minus the fee. */
  cost: Amount;
  feeRate: Rate;
  fee: Amount;
  /** Buy: cost plus fee. Sell: cost minus fee. */
  total: Amount;
  currencyId: CurrencyId;
  /** Rejection reason. */
  reason: Message | null;
  createdAt: Time;
  /** Time it was filled or otherwise closed. */
  closedAt: Time | null;
}
