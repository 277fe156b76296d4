/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

/**
 * Values for the placeholders of the message.
 */
export type ErrorEnvelopeParams = {[key: string]: string};
