/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { RowId } from './rowId.ts';
import type { ShareLots } from './shareLots.ts';

export interface SharePreviewRequest {
  offerId: RowId;
  lots: ShareLots;
}
