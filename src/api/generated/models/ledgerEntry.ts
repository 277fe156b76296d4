/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { Amount } from './amount.ts';
import type { CurrencyId } from './currencyId.ts';
import type { Decimal } from './decimal.ts';
import type { EntryId } from './entryId.ts';
import type { LedgerEntryBalance } from './ledgerEntryBalance.ts';
import type { LedgerEntryId } from './ledgerEntryId.ts';
import type { LedgerEntryType } from './ledgerEntryType.ts';
import type { LedgerReferenceType } from './ledgerReferenceType.ts';
import type { Name } from './name.ts';
import type { RowId } from './rowId.ts';
import type { Time } from './time.ts';

/**
 * One change of one of the account's balances. The entries of a balance, added up from the oldest, equal that balance.
 */
export interface LedgerEntry {
  id: LedgerEntryId;
  transactionId: EntryId;
  type: LedgerEntryType;
  /** Balance changed: available or held. */
  balance: LedgerEntryBalance;
  /** Currency ID; null for a product quantity. */
  currencyId: CurrencyId | null;
  /** Product ID; null for a currency. */
  productId: RowId | null;
  assetName: Name;
  amount: Decimal;
  balanceAfter: Amount;
  referenceType: LedgerReferenceType;
  referenceId: EntryId;
  time: Time;
  /**
     * Running hash of the entries of this balance, up to this one: SHA-256 over the hash before and the fields of the entry (docs/rules/wallet.md). Omitted by back ends that keep none, and while it is being computed.
     * @minLength 64
     * @maxLength 64
     * @pattern ^[0-9a-f]{64}$
     */
  hash?: string;
}
