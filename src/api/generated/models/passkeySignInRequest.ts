/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { DeviceId } from './deviceId.ts';
import type { PasskeyCredential } from './passkeyCredential.ts';

export interface PasskeySignInRequest {
  credential: PasskeyCredential;
  deviceId?: DeviceId;
}
