/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { Address } from './address.ts';
import type { AddressType } from './addressType.ts';
import type { CurrencyId } from './currencyId.ts';
import type { EntryId } from './entryId.ts';
import type { Name } from './name.ts';
import type { Time } from './time.ts';

export interface WalletAddress {
  id: EntryId;
  currencyId: CurrencyId;
  currencyName: Name;
  addressType: AddressType;
  address: Address;
  /**
     * Label chosen by the owner; may be empty.
     * @maxLength 32
     */
  label: string;
  createdAt: Time;
  /** While it rests, from when money can be withdrawn to it; otherwise null. */
  usableFrom?: Time | null;
}
