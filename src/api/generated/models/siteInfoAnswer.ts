/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { Message } from './message.ts';
import type { SiteInfo } from './siteInfo.ts';
import type { SuccessCode } from './successCode.ts';

export interface SiteInfoAnswer {
  code: SuccessCode;
  msg: Message;
  data: SiteInfo;
}
