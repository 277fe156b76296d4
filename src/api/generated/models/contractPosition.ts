/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { Amount } from './amount.ts';
import type { AssetPath } from './assetPath.ts';
import type { ContractCloseReason } from './contractCloseReason.ts';
import type { ContractDirection } from './contractDirection.ts';
import type { ContractPositionStatus } from './contractPositionStatus.ts';
import type { CurrencyId } from './currencyId.ts';
import type { Decimal } from './decimal.ts';
import type { EntryId } from './entryId.ts';
import type { Leverage } from './leverage.ts';
import type { LocalizedText } from './localizedText.ts';
import type { Name } from './name.ts';
import type { NickName } from './nickName.ts';
import type { NullablePrice } from './nullablePrice.ts';
import type { NullableTime } from './nullableTime.ts';
import type { Percent } from './percent.ts';
import type { PositiveAmount } from './positiveAmount.ts';
import type { ProductCode } from './productCode.ts';
import type { ProductType } from './productType.ts';
import type { Rate } from './rate.ts';
import type { RowId } from './rowId.ts';
import type { Time } from './time.ts';

/**
 * A position with its values at `nowPrice`; the app recomputes them as the price moves. Formulas: docs/rules/contract.md.
 */
export interface ContractPosition {
  id: EntryId;
  /** Name of the trader whose order was copied; omitted if it is not a copy. */
  copiedFrom?: NickName;
  productId: RowId;
  productType: ProductType;
  productCode: ProductCode;
  productName: Name;
  productNameLang: LocalizedText;
  productImg: AssetPath;
  direction: ContractDirection;
  status: ContractPositionStatus;
  openedQuantity: PositiveAmount;
  /** Remaining quantity; 0 when closed. */
  quantity: Amount;
  entryPrice: PositiveAmount;
  leverage: Leverage;
  /**
     * @minimum 0
     * @maximum 11
     */
  priceScale: number;
  priceStep: PositiveAmount;
  pointValue: PositiveAmount;
  maintenanceRate: Rate;
  closeFeeRate: Rate;
  /** Margin on hold: the maximum remaining loss. */
  margin: Amount;
  /** Total margin added after opening. */
  marginAdded: Amount;
  /** Current value of the remaining quantity. */
  notional: Amount;
  nowPrice: PositiveAmount;
  /** Unrealized P&L of the remaining quantity, before the closing fee. */
  profit: Decimal;
  /** As a share of the margin. */
  profitRate: Percent;
  /** Realized P&L of the closed parts. */
  realisedProfit: Decimal;
  /** Opening and closing fees. */
  fees: Amount;
  /** Net funding: positive if added to the margin, negative if deducted from it. */
  funding: Decimal;
  takeProfit: NullablePrice | null;
  stopLoss: NullablePrice | null;
  liquidationPrice: NullablePrice | null;
  expiresAt: NullableTime | null;
  nextFundingAt: NullableTime | null;
  /** Reason of the last close. */
  closeReason: ContractCloseReason | null;
  currencyId: CurrencyId;
  openedAt: Time;
  closedAt: NullableTime | null;
  /** Time of the price. */
  time: Time;
}
