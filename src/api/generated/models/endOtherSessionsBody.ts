/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

export type EndOtherSessionsBody = { [key: string]: unknown };
