/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

/**
 * `firstDeposit` a deposit was credited, `firstSpotOrder` a spot order was filled, `twoStep` the second step of signing in is on,
 * `basicIdentity` the basic check of who somebody is was passed
 */
export type TaskCode = typeof TaskCode[keyof typeof TaskCode];


export const TaskCode = {
  firstDeposit: 'firstDeposit',
  firstSpotOrder: 'firstSpotOrder',
  twoStep: 'twoStep',
  basicIdentity: 'basicIdentity',
} as const;
