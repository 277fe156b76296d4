/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

/**
 * What happens to copied positions when copying stops automatically.
 */
export type AtStop = typeof AtStop[keyof typeof AtStop];


export const AtStop = {
  keep: 'keep',
  close: 'close',
} as const;
