/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { Message } from './message.ts';
import type { SpotPreview } from './spotPreview.ts';
import type { SuccessCode } from './successCode.ts';

export interface SpotPreviewAnswer {
  code: SuccessCode;
  msg: Message;
  data: SpotPreview;
}
