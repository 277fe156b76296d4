/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

/**
 * @minLength 1
 * @maxLength 200
 */
export type PlaceName = string;
