/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { BirthDate } from './birthDate.ts';
import type { Country } from './country.ts';
import type { DocumentKind } from './documentKind.ts';
import type { PersonName } from './personName.ts';

export interface BasicRequest {
  country: Country;
  name: PersonName;
  documentKind: DocumentKind;
  /**
     * @minLength 1
     * @maxLength 30
     * @pattern ^[^\u0000]*$
     */
  documentNumber: string;
  birthDate: BirthDate;
}
