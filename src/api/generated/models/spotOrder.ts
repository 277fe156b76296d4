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
  /** The trader whose order this one copies, by name; absent when it is no copy. */
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
  /** Of the fill; while open, what is held for it less the fee. */
  cost: Amount;
  feeRate: Rate;
  fee: Amount;
  /** Buying: cost plus fee. Selling: cost less fee. */
  total: Amount;
  currencyId: CurrencyId;
  /** Why it was rejected. */
  reason: Message | null;
  createdAt: Time;
  /** When it was filled or ended. */
  closedAt: Time | null;
}
