/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

/**
 * `firstDeposit`: a deposit was credited; `firstSpotOrder`: a spot order was filled; `twoStep`: two-step verification is on; `basicIdentity`:
 * basic verification was approved
 */
export type TaskCode = typeof TaskCode[keyof typeof TaskCode];


export const TaskCode = {
  firstDeposit: 'firstDeposit',
  firstSpotOrder: 'firstSpotOrder',
  twoStep: 'twoStep',
  basicIdentity: 'basicIdentity',
} as const;
