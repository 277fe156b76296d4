/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { RowId } from './rowId.ts';
import type { WatchlistGroupName } from './watchlistGroupName.ts';

export interface WatchlistGroup {
  name: WatchlistGroupName;
  /**
     * Its products, also those that are not on the watchlist now.
     * @maxItems 500
     */
  productIds: RowId[];
}
