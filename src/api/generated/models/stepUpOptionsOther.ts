/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

/**
 * The way without a passkey.
 */
export type StepUpOptionsOther = typeof StepUpOptionsOther[keyof typeof StepUpOptionsOther];


export const StepUpOptionsOther = {
  code: 'code',
  password: 'password',
} as const;
