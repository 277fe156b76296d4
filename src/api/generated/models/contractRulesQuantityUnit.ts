/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

export type ContractRulesQuantityUnit = typeof ContractRulesQuantityUnit[keyof typeof ContractRulesQuantityUnit];


export const ContractRulesQuantityUnit = {
  share: 'share',
  coin: 'coin',
  contract: 'contract',
  lot: 'lot',
} as const;
