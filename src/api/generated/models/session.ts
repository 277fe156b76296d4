/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { Time } from './time.ts';
import type { UserInfo } from './userInfo.ts';

export interface Session {
  /**
     * 32 random bytes, base64url.
     * @pattern ^[A-Za-z0-9_-]{43}$
     */
  token: string;
  expiresAt: Time;
  userInfo: UserInfo;
}
