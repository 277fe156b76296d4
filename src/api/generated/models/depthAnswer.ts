/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { Depth } from './depth.ts';
import type { Message } from './message.ts';
import type { SuccessCode } from './successCode.ts';

export interface DepthAnswer {
  code: SuccessCode;
  msg: Message;
  data: Depth;
}
