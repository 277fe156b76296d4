/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

/**
 * Random ID stored on the device by the app, used to detect sign-ins from new devices.
 * @maxLength 36
 * @pattern ^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$
 */
export type DeviceId = string;
