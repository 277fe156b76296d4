/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

export type CopyWay = typeof CopyWay[keyof typeof CopyWay];


export const CopyWay = {
  spot: 'spot',
  contract: 'contract',
} as const;
