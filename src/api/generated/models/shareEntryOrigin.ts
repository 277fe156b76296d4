/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

/**
 * sandbox: made up, so that there is somebody to draw against.
 */
export type ShareEntryOrigin = typeof ShareEntryOrigin[keyof typeof ShareEntryOrigin];


export const ShareEntryOrigin = {
  account: 'account',
  sandbox: 'sandbox',
} as const;
