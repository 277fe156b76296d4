/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { EntryId } from './entryId.ts';
import type { NoteKind } from './noteKind.ts';
import type { NoteText } from './noteText.ts';
import type { Time } from './time.ts';

export interface Note {
  kind: NoteKind;
  /** Id of the product, the order or the position. */
  refId: EntryId;
  text: NoteText;
  updatedAt: Time;
}
