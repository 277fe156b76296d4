/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { Message } from './message.ts';
import type { SuccessCode } from './successCode.ts';
import type { TeamMember } from './teamMember.ts';
import type { Total } from './total.ts';

export interface TeamMemberPage {
  code: SuccessCode;
  msg: Message;
  /** @maxItems 500 */
  rows: TeamMember[];
  total: Total;
}
