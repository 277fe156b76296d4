/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { Message } from './message.ts';
import type { SuccessCode } from './successCode.ts';
import type { Upload } from './upload.ts';

export interface UploadAnswer {
  code: SuccessCode;
  msg: Message;
  data: Upload;
}
