/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { EntryId } from './entryId.ts';

export interface DeleteAlertRequest {
  id: EntryId;
}
