/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { Password } from './password.ts';
import type { SecondCode } from './secondCode.ts';

export interface PasswordChange {
  /**
     * @minLength 1
     * @maxLength 64
     */
  oldPassword: string;
  newPassword: Password;
  code?: SecondCode;
}
