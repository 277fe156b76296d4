/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { Message } from './message.ts';
import type { PushSettings } from './pushSettings.ts';
import type { SuccessCode } from './successCode.ts';

export interface PushAnswer {
  code: SuccessCode;
  msg: Message;
  data: PushSettings;
}
