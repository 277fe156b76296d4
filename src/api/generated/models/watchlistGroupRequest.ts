/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { WatchlistGroupName } from './watchlistGroupName.ts';

export interface WatchlistGroupRequest {
  /** The name that the group has so far; omitted for a new one. */
  group?: WatchlistGroupName;
  name: WatchlistGroupName;
  /**
     * Ids of its products, separated by commas; empty to delete the group.
     * @maxLength 4999
     * @pattern ^([1-9][0-9]{0,8}(,[1-9][0-9]{0,8}){0,499})?$
     */
  productIds: string;
}
