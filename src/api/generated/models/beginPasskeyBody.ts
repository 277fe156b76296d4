/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

export type BeginPasskeyBody = { [key: string]: unknown };
