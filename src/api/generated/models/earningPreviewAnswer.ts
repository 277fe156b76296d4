/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { EarningPreview } from './earningPreview.ts';
import type { Message } from './message.ts';
import type { SuccessCode } from './successCode.ts';

export interface EarningPreviewAnswer {
  code: SuccessCode;
  msg: Message;
  data: EarningPreview;
}
