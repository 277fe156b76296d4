/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

export interface PasswordProof {
  /**
     * @minLength 1
     * @maxLength 64
     */
  password: string;
}
