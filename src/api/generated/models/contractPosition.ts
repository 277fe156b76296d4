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
 * A position as it is, with its figures at `nowPrice`; the app recomputes these as the price moves. The formulas are in
 * docs/rules/contract.md.
 */
export interface ContractPosition {
  id: EntryId;
  /** The trader whose order this one copies, by name; absent when it is no copy. */
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
  /** What is left of it; 0 when it is closed. */
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
  /** What is held for it: the most that it can still lose. */
  margin: Amount;
  /** What was added to the first margin, ever. */
  marginAdded: Amount;
  /** What the rest stands for now. */
  notional: Amount;
  nowPrice: PositiveAmount;
  /** Of the rest, at the price of now, before the fee of closing. */
  profit: Decimal;
  /** Of the margin. */
  profitRate: Percent;
  /** Of the parts that were closed. */
  realisedProfit: Decimal;
  /** Of opening and closing. */
  fees: Amount;
  /** What funding has added to the margin or, below zero, taken from it. */
  funding: Decimal;
  takeProfit: NullablePrice | null;
  stopLoss: NullablePrice | null;
  liquidationPrice: NullablePrice | null;
  expiresAt: NullableTime | null;
  nextFundingAt: NullableTime | null;
  /** Of the last part. */
  closeReason: ContractCloseReason | null;
  currencyId: CurrencyId;
  openedAt: Time;
  closedAt: NullableTime | null;
  /** Of the price. */
  time: Time;
}
