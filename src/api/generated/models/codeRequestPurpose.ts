/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

/**
 * What the code will be used for.
 */
export type CodeRequestPurpose = typeof CodeRequestPurpose[keyof typeof CodeRequestPurpose];


export const CodeRequestPurpose = {
  register: 'register',
} as const;
