/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { Message } from './message.ts';
import type { Sparkline } from './sparkline.ts';
import type { SuccessCode } from './successCode.ts';
import type { Total } from './total.ts';

export interface SparklinePage {
  code: SuccessCode;
  msg: Message;
  /** @maxItems 20 */
  rows: Sparkline[];
  total: Total;
}
