/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { ExportRow } from './exportRow.ts';
import type { Message } from './message.ts';
import type { SuccessCode } from './successCode.ts';
import type { Total } from './total.ts';

export interface ExportRowsAnswer {
  code: SuccessCode;
  msg: Message;
  /** @maxItems 500 */
  rows: ExportRow[];
  total: Total;
}
