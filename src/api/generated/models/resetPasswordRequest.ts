/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { Account } from './account.ts';
import type { DeviceId } from './deviceId.ts';
import type { PasskeyCredential } from './passkeyCredential.ts';
import type { Password } from './password.ts';
import type { SecondCode } from './secondCode.ts';

export interface ResetPasswordRequest {
  account: Account;
  /**
     * From `sendPasswordCode`.
     * @pattern ^[0-9]{6}$
     */
  code: string;
  password: Password;
  secondCode?: SecondCode;
  credential?: PasskeyCredential;
  deviceId?: DeviceId;
}
