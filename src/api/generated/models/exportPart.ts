/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { PartName } from './partName.ts';

export interface ExportPart {
  part: PartName;
  /**
     * @minimum 0
     * @maximum 1000000000
     */
  rows: number;
}
