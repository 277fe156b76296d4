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
 * A contract position from opening to last close, or a sale of holdings bought since the record began, with its share of the average cost.
 * Unsold holdings count as open trades. Sales of earlier holdings are not included.
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
  /** Price of the last close; null while open. */
  exitPrice: PositiveAmount | null;
  openedAt: Time;
  closedAt: Time | null;
  /** Capital invested: cost plus fee of a purchase, or margin plus opening fee. */
  invested: Amount;
  /** Before fees and funding; for open trades, at the price of the record's time. */
  profit: Decimal;
  fees: Amount;
  funding: Decimal;
  /** profit − fees + funding */
  net: Decimal;
}
