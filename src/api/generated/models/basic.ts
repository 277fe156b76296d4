/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { BirthDate } from './birthDate.ts';
import type { Country } from './country.ts';
import type { DocumentKind } from './documentKind.ts';
import type { IdentityStatus } from './identityStatus.ts';
import type { PersonName } from './personName.ts';
import type { Reason } from './reason.ts';
import type { Time } from './time.ts';

export interface Basic {
  status: IdentityStatus;
  reason: Reason | null;
  country: Country;
  name: PersonName;
  documentKind: DocumentKind;
  /**
     * Last characters of the document number; the rest is never returned.
     * @minLength 1
     * @maxLength 4
     */
  documentEnd: string;
  birthDate: BirthDate;
  submittedAt: Time;
  reviewedAt: Time | null;
}
