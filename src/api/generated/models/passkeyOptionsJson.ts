/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

/**
 * Options for the browser, as JSON (`PublicKeyCredentialCreationOptionsJSON` or `PublicKeyCredentialRequestOptionsJSON` of WebAuthn).
 * @minLength 2
 * @maxLength 20000
 * @pattern ^\{.*\}$
 */
export type PasskeyOptionsJson = string;
