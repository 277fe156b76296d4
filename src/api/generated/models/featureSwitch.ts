/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { Flag } from './flag.ts';
import type { Name } from './name.ts';
import type { RowId } from './rowId.ts';

export interface FeatureSwitch {
  id: RowId;
  switchName: Name;
  status: Flag;
  /**
     * Key by which the app looks it up.
     * @minLength 1
     * @maxLength 128
     */
  description: string;
}
