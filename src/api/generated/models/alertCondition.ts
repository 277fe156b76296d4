/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

/**
 * What the alert waits for. `above`, `below`: the price reaches or passes `value`, in USDT. `rise`, `fall`: the change since the previous
 * day's close, as in `changeRate`, reaches or passes `value` percent upwards or downwards.
 */
export type AlertCondition = typeof AlertCondition[keyof typeof AlertCondition];


export const AlertCondition = {
  above: 'above',
  below: 'below',
  rise: 'rise',
  fall: 'fall',
} as const;
