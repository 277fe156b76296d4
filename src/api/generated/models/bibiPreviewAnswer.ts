/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { BibiPreview } from './bibiPreview.ts';
import type { Message } from './message.ts';
import type { SuccessCode } from './successCode.ts';

export interface BibiPreviewAnswer {
  code: SuccessCode;
  msg: Message;
  data: BibiPreview;
}
