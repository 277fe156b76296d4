/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { Account } from './account.ts';
import type { CodeRequestPurpose } from './codeRequestPurpose.ts';
import type { DeviceId } from './deviceId.ts';

export interface CodeRequest {
  account: Account;
  /** Purpose of the code. */
  purpose: CodeRequestPurpose;
  deviceId?: DeviceId;
}
