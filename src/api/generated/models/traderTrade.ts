/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { Amount } from './amount.ts';
import type { CopyWay } from './copyWay.ts';
import type { Decimal } from './decimal.ts';
import type { LocalizedText } from './localizedText.ts';
import type { Name } from './name.ts';
import type { PositiveAmount } from './positiveAmount.ts';
import type { ProductCode } from './productCode.ts';
import type { ProductType } from './productType.ts';
import type { RowId } from './rowId.ts';
import type { Time } from './time.ts';
import type { TradeDirection } from './tradeDirection.ts';
import type { TradeId } from './tradeId.ts';

/**
 * A contract position from its opening to its last closing; or a sale of what was bought since the record began, with its share of the average
 * cost. What is held of a product and was not sold is an open trade. Sales of what was held before do not count.
 */
export interface TraderTrade {
  id: TradeId;
  way: CopyWay;
  productId: RowId;
  productType: ProductType;
  productCode: ProductCode;
  productName: Name;
  productNameLang: LocalizedText;
  direction: TradeDirection;
  /**
     * @minimum 1
     * @maximum 1000
     */
  leverage: number;
  quantity: Amount;
  entryPrice: PositiveAmount;
  /** Of the last closing; null while open. */
  exitPrice: PositiveAmount | null;
  openedAt: Time;
  closedAt: Time | null;
  /** What was put into it: cost and fee of buying, or margin and fee of opening. */
  invested: Amount;
  /** Before fees and funding; of an open one at the price of the record’s moment. */
  profit: Decimal;
  fees: Amount;
  funding: Decimal;
  /** profit − fees + funding */
  net: Decimal;
}
