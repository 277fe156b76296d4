/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { ContractFundingTerms } from './contractFundingTerms.ts';
import type { ContractRulesQuantityUnit } from './contractRulesQuantityUnit.ts';
import type { CurrencyId } from './currencyId.ts';
import type { Leverage } from './leverage.ts';
import type { Name } from './name.ts';
import type { NullableTime } from './nullableTime.ts';
import type { PositiveAmount } from './positiveAmount.ts';
import type { ProductCode } from './productCode.ts';
import type { ProductType } from './productType.ts';
import type { Rate } from './rate.ts';
import type { RowId } from './rowId.ts';

/**
 * What contracts in a product must keep to, and what they cost.
 */
export interface ContractRules {
  productId: RowId;
  productType: ProductType;
  productCode: ProductCode;
  /** What margin, fees and profit are in. */
  currencyId: CurrencyId;
  /**
     * Decimals of a price.
     * @minimum 0
     * @maximum 11
     */
  priceScale: number;
  /** The step between two prices. */
  priceStep: PositiveAmount;
  pipSize: PositiveAmount;
  quantityUnit: ContractRulesQuantityUnit;
  /**
     * @minimum 0
     * @maximum 8
     */
  quantityScale: number;
  /** The step between two quantities and the least of them. */
  quantityStep: PositiveAmount;
  maxQuantity: PositiveAmount;
  /** The least that an order may stand for. */
  minNotional: PositiveAmount;
  maxNotional: PositiveAmount;
  /** Units of the product in quantity 1. */
  lotSize: PositiveAmount;
  /** What one unit gains when the price rises by 1. */
  multiplier: PositiveAmount;
  /** Lot size times multiplier. */
  pointValue: PositiveAmount;
  /** The currency of the price. */
  pricedIn: Name;
  /**
     * Those that are offered, ascending.
     * @minItems 1
     * @maxItems 20
     */
  leverages: Leverage[];
  /** The part of the notional at which a position is liquidated. */
  maintenanceRate: Rate;
  longOpenFeeRate: Rate;
  longCloseFeeRate: Rate;
  shortOpenFeeRate: Rate;
  shortCloseFeeRate: Rate;
  /** When what is opened now is settled; null when it never expires. */
  expiresAt: NullableTime | null;
  /** Null when the product has none. */
  funding: ContractFundingTerms | null;
}
