/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

export interface NewName {
  /**
     * @minLength 1
     * @maxLength 64
     * @pattern ^[^\u0000]*$
     */
  nickName: string;
}
