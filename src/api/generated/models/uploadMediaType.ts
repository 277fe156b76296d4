/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

export type UploadMediaType = typeof UploadMediaType[keyof typeof UploadMediaType];


export const UploadMediaType = {
  'image/jpeg': 'image/jpeg',
  'image/png': 'image/png',
  'image/webp': 'image/webp',
} as const;
