/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { Message } from './message.ts';
import type { ServiceMessage } from './serviceMessage.ts';
import type { SuccessCode } from './successCode.ts';

export interface ServiceMessageAnswer {
  code: SuccessCode;
  msg: Message;
  data: ServiceMessage;
}
