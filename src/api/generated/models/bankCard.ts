/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { BankCardProperty } from './bankCardProperty.ts';
import type { EntryId } from './entryId.ts';
import type { Time } from './time.ts';

export interface BankCard {
  id: EntryId;
  /**
     * In capitals, without spaces. A feature switch controls how much of it the app shows.
     * @minLength 1
     * @maxLength 34
     */
  cardNumber: string;
  /**
     * Submitted values, in the order of the card's configuration.
     * @maxItems 50
     */
  properties: BankCardProperty[];
  createdAt: Time;
  /** While it rests, from when money can be withdrawn to it; otherwise null. */
  usableFrom?: Time | null;
}
