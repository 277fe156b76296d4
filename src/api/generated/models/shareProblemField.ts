/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

export type ShareProblemField = typeof ShareProblemField[keyof typeof ShareProblemField];


export const ShareProblemField = {
  offer: 'offer',
  lots: 'lots',
} as const;
