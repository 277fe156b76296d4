/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

export type DocumentKind = typeof DocumentKind[keyof typeof DocumentKind];


export const DocumentKind = {
  idCard: 'idCard',
  passport: 'passport',
  drivingLicence: 'drivingLicence',
  residencePermit: 'residencePermit',
} as const;
