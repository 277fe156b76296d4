/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

export interface NewName {
  /**
     * Stored normalized (NFKC, single spaces). Control, zero-width and bidirectional characters are refused, and names of the operator
     * (`Fairline`, `Support`, `Admin` and the like), also when written with look-alike characters.
     * @minLength 1
     * @maxLength 64
     * @pattern ^[^\u0000]*$
     */
  nickName: string;
}
