/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { IdempotencyKey } from './idempotencyKey.ts';
import type { NickName } from './nickName.ts';

export interface BecomeTraderRequest {
  nickName: NickName;
  /** To the words that the app shows: everybody may see and copy these trades. */
  consent: 'yes';
  idempotencyKey: IdempotencyKey;
}
