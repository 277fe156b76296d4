/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

/**
 * A text with headings, lists, links and pictures. The app takes out whatever could do something.
 * @maxLength 20000
 */
export type Html = string;
