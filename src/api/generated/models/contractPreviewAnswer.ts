/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { ContractPreview } from './contractPreview.ts';
import type { Message } from './message.ts';
import type { SuccessCode } from './successCode.ts';

export interface ContractPreviewAnswer {
  code: SuccessCode;
  msg: Message;
  data: ContractPreview;
}
