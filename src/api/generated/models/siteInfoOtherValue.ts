/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

/**
 * Settings by name; missing settings have their documented defaults.
 */
export type SiteInfoOtherValue = {[key: string]: string};
