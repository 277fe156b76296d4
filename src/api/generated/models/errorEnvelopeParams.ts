/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

/**
 * Values for the message's placeholders.
 */
export type ErrorEnvelopeParams = {[key: string]: string};
