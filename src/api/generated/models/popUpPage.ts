/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { Message } from './message.ts';
import type { PopUp } from './popUp.ts';
import type { SuccessCode } from './successCode.ts';
import type { Total } from './total.ts';

export interface PopUpPage {
  code: SuccessCode;
  msg: Message;
  /** @maxItems 500 */
  rows: PopUp[];
  total: Total;
}
