/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

/**
 * What the picture is for; a form takes only what was uploaded for it.
 */
export type UploadPurpose = typeof UploadPurpose[keyof typeof UploadPurpose];


export const UploadPurpose = {
  'deposit-proof': 'deposit-proof',
  identity: 'identity',
  service: 'service',
} as const;
