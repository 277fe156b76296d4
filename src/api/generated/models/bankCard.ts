/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { BankCardProperty } from './bankCardProperty.ts';
import type { EntryId } from './entryId.ts';
import type { Time } from './time.ts';

export interface BankCard {
  id: EntryId;
  /**
     * In capitals and without spaces; how much of it is shown is a switch of the app.
     * @minLength 1
     * @maxLength 34
     */
  cardNumber: string;
  /**
     * What was stated, in the order of the card's configuration.
     * @maxItems 50
     */
  properties: BankCardProperty[];
  createdAt: Time;
}
