/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

/**
 * What the browser returned, as JSON (`PublicKeyCredential.toJSON` of WebAuthn).
 * @minLength 2
 * @maxLength 20000
 * @pattern ^\{.*\}$
 */
export type PasskeyCredential = string;
