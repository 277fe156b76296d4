/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

/**
 * Written by the account holder: plain text with line breaks, no other control characters.
 * @maxLength 500
 * @pattern ^[^\u0000-\u0008\u000B-\u001F\u007F-\u009F\p{Cs}]*$
 */
export type NoteText = string;
