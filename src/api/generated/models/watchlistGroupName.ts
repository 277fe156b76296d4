/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

/**
 * Chosen by the account holder: no control characters, none that change the direction of text, no spaces at its ends.
 * @minLength 1
 * @maxLength 40
 * @pattern ^[^\s\u200C\u200D\p{Cc}\p{Cs}\u061C\u200B\u200E\u200F\u2028-\u202E\u2060-\u2069\uFEFF]([^\p{Cc}\p{Cs}\u061C\u200B\u200E\u200F\u2028-\u202E\u2060-\u2069\uFEFF]*[^\s\u200C\u200D\p{Cc}\p{Cs}\u061C\u200B\u200E\u200F\u2028-\u202E\u2060-\u2069\uFEFF])?$
 */
export type WatchlistGroupName = string;
