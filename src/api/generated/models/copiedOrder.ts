/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { Amount } from './amount.ts';
import type { CopiedOrderKind } from './copiedOrderKind.ts';
import type { CopyStatus } from './copyStatus.ts';
import type { CopyWay } from './copyWay.ts';
import type { EntryId } from './entryId.ts';
import type { LocalizedText } from './localizedText.ts';
import type { Message } from './message.ts';
import type { Name } from './name.ts';
import type { NickName } from './nickName.ts';
import type { PositiveAmount } from './positiveAmount.ts';
import type { ProductCode } from './productCode.ts';
import type { ProductType } from './productType.ts';
import type { RowId } from './rowId.ts';
import type { Time } from './time.ts';
import type { TradeDirection } from './tradeDirection.ts';

/**
 * An own order that copies a trader's order, or the reason why it was not placed.
 */
export interface CopiedOrder {
  id: EntryId;
  followId: EntryId;
  traderId: EntryId;
  nickName: NickName;
  way: CopyWay;
  kind: CopiedOrderKind;
  status: CopyStatus;
  productId: RowId;
  productType: ProductType;
  productCode: ProductCode;
  productName: Name;
  productNameLang: LocalizedText;
  direction: TradeDirection;
  /** ID of the own order, or of the position that was closed. */
  orderId: EntryId | null;
  quantity: Amount | null;
  price: PositiveAmount | null;
  /** Null if closed by the copier or by a limit. */
  traderPrice: PositiveAmount | null;
  /** Opening: amount taken, fee included. Closing: amount returned. */
  total: Amount | null;
  fee: Amount | null;
  /** Reason why it was not placed, as a message key. */
  reason: Message | null;
  createdAt: Time;
}
