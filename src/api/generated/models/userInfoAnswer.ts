/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { Message } from './message.ts';
import type { SuccessCode } from './successCode.ts';
import type { UserInfo } from './userInfo.ts';

export interface UserInfoAnswer {
  code: SuccessCode;
  msg: Message;
  data: UserInfo;
}
