/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

/**
 * ISO 3166-1 two-letter code.
 * @pattern ^[A-Z]{2}$
 */
export type Country = string;
