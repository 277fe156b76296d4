/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { LiabilityRoot } from './liabilityRoot.ts';
import type { Message } from './message.ts';
import type { SuccessCode } from './successCode.ts';
import type { Total } from './total.ts';

export interface LiabilityRootPage {
  code: SuccessCode;
  msg: Message;
  /** @maxItems 500 */
  rows: LiabilityRoot[];
  total: Total;
}
