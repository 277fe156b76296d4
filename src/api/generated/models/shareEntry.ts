/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { ShareEntryId } from './shareEntryId.ts';
import type { ShareEntryOrigin } from './shareEntryOrigin.ts';
import type { ShareLots } from './shareLots.ts';

export interface ShareEntry {
  id: ShareEntryId;
  /** sandbox: fictional entry, added so that there is someone to draw against. */
  origin: ShareEntryOrigin;
  lots: ShareLots;
  /** Null until the draw. */
  allottedLots: number | null;
}
