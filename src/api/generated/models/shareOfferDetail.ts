/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { ShareDocument } from './shareDocument.ts';
import type { ShareDraw } from './shareDraw.ts';
import type { ShareOffer } from './shareOffer.ts';
import type { ShareSubscription } from './shareSubscription.ts';

export interface ShareOfferDetail {
  offer: ShareOffer;
  draw: ShareDraw;
  /** @maxItems 20 */
  documents: ShareDocument[];
  /** The caller's newest subscription; null if there is none. */
  mine: ShareSubscription | null;
}
