/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { ProductCode } from './productCode.ts';
import type { ProductType } from './productType.ts';

/**
 * A product that another one's price follows from.
 */
export interface MarketLeg {
  productType: ProductType;
  productCode: ProductCode;
  /** Whether its price is divided by instead of multiplied with. */
  isInverse: boolean;
}
