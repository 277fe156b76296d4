/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

export type QuestionCategory = typeof QuestionCategory[keyof typeof QuestionCategory];


export const QuestionCategory = {
  account: 'account',
  money: 'money',
  trading: 'trading',
  earning: 'earning',
  safety: 'safety',
} as const;
