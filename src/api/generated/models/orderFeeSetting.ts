/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { Rate } from './rate.ts';
import type { RowId } from './rowId.ts';
import type { Time } from './time.ts';

export interface OrderFeeSetting {
  id: RowId;
  /**
     * Chinese; names product type, position type and exchange type.
     * @maxLength 200
     */
  remark: string;
  feeRate: Rate;
  /** From when this rate is in force; absent when that is not kept. */
  since?: Time;
}
