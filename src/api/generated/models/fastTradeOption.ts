/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { FastTradeOptionDurationUnit } from './fastTradeOptionDurationUnit.ts';
import type { PositiveAmount } from './positiveAmount.ts';
import type { ProductCode } from './productCode.ts';
import type { ProductType } from './productType.ts';
import type { Rate } from './rate.ts';
import type { RowId } from './rowId.ts';
import type { Time } from './time.ts';

export interface FastTradeOption {
  id: RowId;
  productType: ProductType;
  productCode: ProductCode;
  /**
     * @minimum 1
     * @maximum 1000
     */
  duration: number;
  /** S: 1, M: 60, H: 3600, D: 86400 seconds */
  durationUnit: FastTradeOptionDurationUnit;
  /** Profit of a winning order, as a share of the stake. */
  payoutRate: Rate;
  minAmount: PositiveAmount;
  maxAmount: PositiveAmount;
  /** Time these terms took effect; omitted if not recorded. */
  since?: Time;
}
