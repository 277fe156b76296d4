/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { Message } from './message.ts';
import type { RealisedGain } from './realisedGain.ts';
import type { SuccessCode } from './successCode.ts';
import type { Total } from './total.ts';

export interface RealisedGainPage {
  code: SuccessCode;
  msg: Message;
  /** @maxItems 500 */
  rows: RealisedGain[];
  total: Total;
}
