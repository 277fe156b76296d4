/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { Direction } from './direction.ts';
import type { ProductCode } from './productCode.ts';
import type { ProductType } from './productType.ts';
import type { RowId } from './rowId.ts';
import type { Stake } from './stake.ts';

export interface QuickPreviewRequest {
  productType: ProductType;
  productCode: ProductCode;
  exchangeType: Direction;
  optionId: RowId;
  stake: Stake;
}
