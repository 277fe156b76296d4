/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { Flag } from './flag.ts';
import type { Name } from './name.ts';
import type { RowId } from './rowId.ts';

export interface BankProperty {
  id: RowId;
  /**
     * @minimum 0
     * @maximum 9
     */
  configType: number;
  /** @pattern ^[a-zA-Z][a-zA-Z0-9]{0,63}$ */
  propertyKey: string;
  propertyName: Name;
  isRequired: Flag;
  /**
     * @minimum 0
     * @maximum 100000
     */
  sort: number;
}
