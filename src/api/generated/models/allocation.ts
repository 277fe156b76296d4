/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { AllocationPart } from './allocationPart.ts';
import type { CurrencyId } from './currencyId.ts';
import type { Decimal } from './decimal.ts';
import type { Time } from './time.ts';

export interface Allocation {
  currencyId: CurrencyId;
  total: Decimal;
  /**
     * @minItems 9
     * @maxItems 9
     */
  parts: AllocationPart[];
  time: Time;
}
