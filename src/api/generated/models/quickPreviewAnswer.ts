/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { Message } from './message.ts';
import type { QuickPreview } from './quickPreview.ts';
import type { SuccessCode } from './successCode.ts';

export interface QuickPreviewAnswer {
  code: SuccessCode;
  msg: Message;
  data: QuickPreview;
}
