/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { ExportPart } from './exportPart.ts';
import type { Message } from './message.ts';
import type { SuccessCode } from './successCode.ts';
import type { Total } from './total.ts';

export interface ExportPartsAnswer {
  code: SuccessCode;
  msg: Message;
  /** @maxItems 500 */
  rows: ExportPart[];
  total: Total;
}
