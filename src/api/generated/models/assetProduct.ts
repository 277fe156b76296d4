/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { RowId } from './rowId.ts';

/**
 * The coin; null for a currency.
 */
export type AssetProduct = RowId | null;
