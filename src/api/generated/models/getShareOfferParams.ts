/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { RowId } from './rowId.ts';

export type GetShareOfferParams = {
/**
 * Offer ID.
 */
id: RowId;
};
