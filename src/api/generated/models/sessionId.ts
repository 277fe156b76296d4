/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

/**
 * Identifies a session; cannot be used to sign in.
 * @pattern ^[A-Za-z0-9_-]{16}$
 */
export type SessionId = string;
