/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

/**
 * Text with headings, lists, links and pictures. The app removes all active content.
 * @maxLength 20000
 */
export type Html = string;
