/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

/**
 * The address of the device at its push service, from `PushSubscription` of the browser.
 * @minLength 12
 * @maxLength 1000
 * @pattern ^https://[^\s]+$
 */
export type PushEndpoint = string;
