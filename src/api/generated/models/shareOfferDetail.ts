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
  /** The newest one of the account signed in; null without one. */
  mine: ShareSubscription | null;
}
