/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { Rate } from './rate.ts';
import type { RowId } from './rowId.ts';

export interface OrderFeeSetting {
  id: RowId;
  /**
     * Chinese; names product type, position type and exchange type.
     * @maxLength 200
     */
  remark: string;
  feeRate: Rate;
}
