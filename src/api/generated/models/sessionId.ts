/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

/**
 * Names a session; nothing to sign in with.
 * @pattern ^[A-Za-z0-9_-]{16}$
 */
export type SessionId = string;
