/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { EntryId } from './entryId.ts';
import type { NoteKind } from './noteKind.ts';
import type { NoteText } from './noteText.ts';

export interface SaveNoteRequest {
  kind: NoteKind;
  /** Id of the product, the order or the position. */
  refId: EntryId;
  /** Empty to delete the note. */
  text: NoteText;
}
