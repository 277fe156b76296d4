/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { Amount } from './amount.ts';
import type { AwardKind } from './awardKind.ts';
import type { Name } from './name.ts';
import type { Total } from './total.ts';

export interface AwardTotal {
  kind: AwardKind;
  count: Total;
  amount: Amount;
  currencyName: Name;
}
