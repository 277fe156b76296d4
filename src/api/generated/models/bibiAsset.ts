/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { Amount } from './amount.ts';
import type { ProductCode } from './productCode.ts';

export interface BibiAsset {
  productCode: ProductCode;
  bibiAmount: Amount;
}
