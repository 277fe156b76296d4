/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { ContractFill } from './contractFill.ts';
import type { ContractFunding } from './contractFunding.ts';
import type { ContractPosition } from './contractPosition.ts';

export interface ContractPositionDetail {
  position: ContractPosition;
  /**
     * Newest 500, oldest first.
     * @maxItems 500
     */
  fills: ContractFill[];
  /**
     * Newest 500, oldest first.
     * @maxItems 500
     */
  fundings: ContractFunding[];
}
