/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

export type StopReason = typeof StopReason[keyof typeof StopReason];


export const StopReason = {
  person: 'person',
  maxLoss: 'maxLoss',
  traderStopped: 'traderStopped',
} as const;
