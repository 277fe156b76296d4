/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { Account } from './account.ts';
import type { DeviceId } from './deviceId.ts';
import type { Password } from './password.ts';

export interface RegisterRequest {
  account: Account;
  /** @pattern ^[0-9]{6}$ */
  code: string;
  password: Password;
  /** @pattern ^[A-Z0-9]{4,12}$ */
  inviteCode?: string;
  deviceId?: DeviceId;
}
