/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { AssetPath } from './assetPath.ts';
import type { EntryId } from './entryId.ts';
import type { Time } from './time.ts';

export interface UserInfo {
  id: EntryId;
  /** @maxLength 100 */
  account: string;
  /**
     * @minLength 1
     * @maxLength 64
     */
  nickName: string;
  avatar: AssetPath | null;
  /**
     * Passed through; its meaning is internal to the back end.
     * @minimum 0
     * @maximum 2147483647
     */
  accountType: number;
  /** @pattern ^[A-Z0-9]{4,12}$ */
  inviteCode: string;
  createdAt: Time;
}
