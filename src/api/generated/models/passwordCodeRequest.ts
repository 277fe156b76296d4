/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { Account } from './account.ts';
import type { DeviceId } from './deviceId.ts';

export interface PasswordCodeRequest {
  account: Account;
  deviceId?: DeviceId;
}
