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
import type { PositiveAmount } from './positiveAmount.ts';
import type { ProductCode } from './productCode.ts';
import type { ProductType } from './productType.ts';
import type { Rate } from './rate.ts';
import type { RowId } from './rowId.ts';
import type { SpotOrderStatus } from './spotOrderStatus.ts';
import type { SpotOrderType } from './spotOrderType.ts';
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
  orderType: SpotOrderType;
  status: SpotOrderStatus;
  quantity: PositiveAmount;
  limitPrice: PositiveAmount | null;
  /** Omitted if the order has none. */
  stopPrice?: PositiveAmount;
  /** Time the market reached `stopPrice`; omitted until then. */
  triggeredAt?: Time;
  /** End of a day order; omitted for others. */
  expiresAt?: Time;
  /** Of a buy with a take profit; omitted otherwise. */
  takeProfitPrice?: PositiveAmount;
  /** Of a buy with a stop loss; omitted otherwise. */
  stopLossPrice?: PositiveAmount;
  /** The sell order that was opened for the take profit and stop loss of this buy when it was filled; omitted until then. */
  exitOrderId?: EntryId;
  fillPrice: PositiveAmount | null;
  /** At the fill price; while open, at the limit price, or at the stop price if there is no limit. */
  cost: Amount;
  feeRate: Rate;
  fee: Amount;
  /** Buy: cost plus fee. Sell: cost minus fee. */
  total: Amount;
  currencyId: CurrencyId;
  /** Why it was rejected, or canceled by the back end. */
  reason: Message | null;
  createdAt: Time;
  /** Time it was filled or otherwise closed. */
  closedAt: Time | null;
}
