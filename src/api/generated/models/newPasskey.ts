/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { PasskeyCredential } from './passkeyCredential.ts';
import type { PasskeyName } from './passkeyName.ts';

export interface NewPasskey {
  name: PasskeyName;
  credential: PasskeyCredential;
}
