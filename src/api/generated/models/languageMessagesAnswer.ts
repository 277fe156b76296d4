/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { LanguageMessages } from './languageMessages.ts';
import type { Message } from './message.ts';
import type { SuccessCode } from './successCode.ts';

export interface LanguageMessagesAnswer {
  code: SuccessCode;
  msg: Message;
  data: LanguageMessages;
}
