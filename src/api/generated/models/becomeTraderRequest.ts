/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { IdempotencyKey } from './idempotencyKey.ts';
import type { NickName } from './nickName.ts';

export interface BecomeTraderRequest {
  nickName: NickName;
  /** Consent to the terms shown by the app: everyone can see and copy these trades. */
  consent: 'yes';
  idempotencyKey?: IdempotencyKey;
}
