/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

export type CopyStatus = typeof CopyStatus[keyof typeof CopyStatus];


export const CopyStatus = {
  placed: 'placed',
  skipped: 'skipped',
} as const;
