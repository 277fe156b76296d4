/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { EntryId } from './entryId.ts';
import type { PasskeyName } from './passkeyName.ts';
import type { Time } from './time.ts';

export interface Passkey {
  id: EntryId;
  name: PasskeyName;
  createdAt: Time;
  /** Null if it has not been used yet. */
  lastUsedAt: Time | null;
  /** Whether its provider keeps a copy that other devices of its owner can use. */
  isSynced: boolean;
}
