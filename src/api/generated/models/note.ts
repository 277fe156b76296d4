/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { EntryId } from './entryId.ts';
import type { NoteKind } from './noteKind.ts';
import type { NoteText } from './noteText.ts';
import type { ProductCode } from './productCode.ts';
import type { ProductType } from './productType.ts';
import type { Time } from './time.ts';

export interface Note {
  kind: NoteKind;
  /** Id of the product, the order or the position. */
  refId: EntryId;
  /** Type of the product, also of an order’s or a position’s. */
  productType: ProductType;
  productCode: ProductCode;
  text: NoteText;
  updatedAt: Time;
}
