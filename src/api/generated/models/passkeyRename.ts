/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { EntryId } from './entryId.ts';
import type { PasskeyName } from './passkeyName.ts';

export interface PasskeyRename {
  id: EntryId;
  name: PasskeyName;
}
