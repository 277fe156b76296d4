/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

/** The version of the API that the generated files are of. */
export const API_VERSION = '0.2.0';
