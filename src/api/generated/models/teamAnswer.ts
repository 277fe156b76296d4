/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { Message } from './message.ts';
import type { SuccessCode } from './successCode.ts';
import type { Team } from './team.ts';

export interface TeamAnswer {
  code: SuccessCode;
  msg: Message;
  data: Team;
}
