/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { Message } from './message.ts';
import type { RealizedGain } from './realizedGain.ts';
import type { SuccessCode } from './successCode.ts';
import type { Total } from './total.ts';

export interface RealizedGainPage {
  code: SuccessCode;
  msg: Message;
  /** @maxItems 500 */
  rows: RealizedGain[];
  total: Total;
}
