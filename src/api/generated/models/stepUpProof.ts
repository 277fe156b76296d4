/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { PasskeyCredential } from './passkeyCredential.ts';
import type { SecondCode } from './secondCode.ts';

/**
 * One of the three.
 */
export interface StepUpProof {
  /**
     * @minLength 1
     * @maxLength 64
     */
  password?: string;
  code?: SecondCode;
  credential?: PasskeyCredential;
}
