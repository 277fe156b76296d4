/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { Message } from './message.ts';
import type { SuccessCode } from './successCode.ts';
import type { WithdrawalPreview } from './withdrawalPreview.ts';

export interface WithdrawalPreviewAnswer {
  code: SuccessCode;
  msg: Message;
  data: WithdrawalPreview;
}
