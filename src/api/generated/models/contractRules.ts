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
 * Contract rules and fees of a product.
 */
export interface ContractRules {
  productId: RowId;
  productType: ProductType;
  productCode: ProductCode;
  /** Currency of margin, fees and profit. */
  currencyId: CurrencyId;
  /**
     * Price decimals.
     * @minimum 0
     * @maximum 11
     */
  priceScale: number;
  /** Price increment. */
  priceStep: PositiveAmount;
  pipSize: PositiveAmount;
  quantityUnit: ContractRulesQuantityUnit;
  /**
     * @minimum 0
     * @maximum 8
     */
  quantityScale: number;
  /** Quantity increment and minimum quantity. */
  quantityStep: PositiveAmount;
  maxQuantity: PositiveAmount;
  /** Minimum order value. */
  minNotional: PositiveAmount;
  maxNotional: PositiveAmount;
  /** Units of the product per quantity of 1. */
  lotSize: PositiveAmount;
  /** Profit of one unit when the price rises by 1. */
  multiplier: PositiveAmount;
  /** Lot size × multiplier. */
  pointValue: PositiveAmount;
  /** Currency of the price. */
  pricedIn: Name;
  /**
     * Available leverages, ascending.
     * @minItems 1
     * @maxItems 20
     */
  leverages: Leverage[];
  /** Maintenance margin rate: share of the notional value at which a position is liquidated. */
  maintenanceRate: Rate;
  longOpenFeeRate: Rate;
  longCloseFeeRate: Rate;
  shortOpenFeeRate: Rate;
  shortCloseFeeRate: Rate;
  /** Expiry of positions opened now; null if they never expire. */
  expiresAt: NullableTime | null;
  /** Null if the product has no funding. */
  funding: ContractFundingTerms | null;
}
