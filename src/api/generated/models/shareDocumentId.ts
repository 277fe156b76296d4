/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

export type ShareDocumentId = typeof ShareDocumentId[keyof typeof ShareDocumentId];


export const ShareDocumentId = {
  summary: 'summary',
  draw: 'draw',
  risks: 'risks',
  terms: 'terms',
} as const;
