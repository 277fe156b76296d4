/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { Amount } from './amount.ts';
import type { Decimal } from './decimal.ts';
import type { Name } from './name.ts';
import type { RowId } from './rowId.ts';
import type { Total } from './total.ts';

export interface RealisedProductTotal {
  productId: RowId;
  assetName: Name;
  count: Total;
  proceeds: Amount;
  cost: Amount;
  gain: Decimal;
}
