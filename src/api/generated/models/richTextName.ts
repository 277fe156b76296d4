/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

export type RichTextName = typeof RichTextName[keyof typeof RichTextName];


export const RichTextName = {
  about: 'about',
  terms: 'terms',
  privacy: 'privacy',
  risk: 'risk',
  fees: 'fees',
} as const;
