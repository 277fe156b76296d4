/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

/**
 * A random id that the app keeps on the device, so that a sign-in from a new one can be told of.
 * @maxLength 36
 * @pattern ^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$
 */
export type DeviceId = string;
