/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

export type ClosingReasonKind = typeof ClosingReasonKind[keyof typeof ClosingReasonKind];


export const ClosingReasonKind = {
  balance: 'balance',
  holding: 'holding',
  spotOrder: 'spotOrder',
  bibiOrder: 'bibiOrder',
  contractOrder: 'contractOrder',
  contractPosition: 'contractPosition',
  quickOrder: 'quickOrder',
  deposit: 'deposit',
  withdrawal: 'withdrawal',
  follow: 'follow',
  trader: 'trader',
  earning: 'earning',
  newShare: 'newShare',
  loan: 'loan',
} as const;
