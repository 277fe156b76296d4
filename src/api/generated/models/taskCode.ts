/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

/**
 * `firstDeposit`: a deposit was credited, and the fees that the operator asks for were paid and not given back; `firstSpotOrder`: a spot order was filled; `twoStep`: two-step verification is on; `basicIdentity`:
 * basic verification was approved
 */
export type TaskCode = typeof TaskCode[keyof typeof TaskCode];


export const TaskCode = {
  firstDeposit: 'firstDeposit',
  firstSpotOrder: 'firstSpotOrder',
  twoStep: 'twoStep',
  basicIdentity: 'basicIdentity',
} as const;
