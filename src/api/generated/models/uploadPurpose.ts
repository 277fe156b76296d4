/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

/**
 * Purpose of the picture; a form accepts only uploads with its purpose.
 */
export type UploadPurpose = typeof UploadPurpose[keyof typeof UploadPurpose];


export const UploadPurpose = {
  'deposit-proof': 'deposit-proof',
  identity: 'identity',
  service: 'service',
} as const;
