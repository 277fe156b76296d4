/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { Message } from './message.ts';
import type { SharePreview } from './sharePreview.ts';
import type { SuccessCode } from './successCode.ts';

export interface SharePreviewAnswer {
  code: SuccessCode;
  msg: Message;
  data: SharePreview;
}
