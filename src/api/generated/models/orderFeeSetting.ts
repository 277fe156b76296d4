/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { Rate } from './rate.ts';
import type { RowId } from './rowId.ts';
import type { Time } from './time.ts';

export interface OrderFeeSetting {
  id: RowId;
  /**
     * In Chinese; states product type, position type and side.
     * @maxLength 200
     */
  remark: string;
  feeRate: Rate;
  /** Time this rate took effect; omitted if not recorded. */
  since?: Time;
}
