/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { ProductCode } from './productCode.ts';
import type { ProductType } from './productType.ts';
import type { RowId } from './rowId.ts';

export interface WatchlistEntry {
  productCode: ProductCode;
  productType: ProductType;
  productId: RowId;
}
