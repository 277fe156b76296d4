/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

/**
 * Purpose of the code.
 */
export type CodeRequestPurpose = typeof CodeRequestPurpose[keyof typeof CodeRequestPurpose];


export const CodeRequestPurpose = {
  register: 'register',
} as const;
