/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { BibiPair } from './bibiPair.ts';
import type { Message } from './message.ts';
import type { SuccessCode } from './successCode.ts';
import type { Total } from './total.ts';

export interface BibiPairPage {
  code: SuccessCode;
  msg: Message;
  /** @maxItems 500 */
  rows: BibiPair[];
  total: Total;
}
