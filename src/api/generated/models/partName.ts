/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

/**
 * @pattern ^[a-z][a-z_]{0,39}$
 */
export type PartName = string;
