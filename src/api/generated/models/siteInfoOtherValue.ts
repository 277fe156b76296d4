/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

/**
 * Settings by name; one that is missing has its documented default.
 */
export type SiteInfoOtherValue = {[key: string]: string};
