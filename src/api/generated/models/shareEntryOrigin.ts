/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

/**
 * sandbox: fictional entry, added so that there is someone to draw against.
 */
export type ShareEntryOrigin = typeof ShareEntryOrigin[keyof typeof ShareEntryOrigin];


export const ShareEntryOrigin = {
  account: 'account',
  sandbox: 'sandbox',
} as const;
