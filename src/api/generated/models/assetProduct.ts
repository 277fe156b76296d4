/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { RowId } from './rowId.ts';

/**
 * Product ID of the coin; null for a currency.
 */
export type AssetProduct = RowId | null;
