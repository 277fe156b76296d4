/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { AppConfigRow } from './appConfigRow.ts';
import type { Message } from './message.ts';
import type { SuccessCode } from './successCode.ts';
import type { Total } from './total.ts';

export interface AppConfigPage {
  code: SuccessCode;
  msg: Message;
  /** @maxItems 500 */
  rows: AppConfigRow[];
  total: Total;
}
