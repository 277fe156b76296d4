/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { Account } from './account.ts';
import type { DeviceId } from './deviceId.ts';

export interface LoginRequest {
  account: Account;
  /**
     * @minLength 1
     * @maxLength 64
     */
  password: string;
  deviceId?: DeviceId;
}
