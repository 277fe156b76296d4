/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { LiabilityProof } from './liabilityProof.ts';
import type { Message } from './message.ts';
import type { SuccessCode } from './successCode.ts';

export interface LiabilityProofAnswer {
  code: SuccessCode;
  msg: Message;
  data: LiabilityProof;
}
