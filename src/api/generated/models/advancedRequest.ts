/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { EntryId } from './entryId.ts';
import type { Latitude } from './latitude.ts';
import type { Longitude } from './longitude.ts';
import type { PlaceName } from './placeName.ts';

export interface AdvancedRequest {
  front: EntryId;
  back?: EntryId;
  holding: EntryId;
  /**
     * @minLength 1
     * @maxLength 300
     * @pattern ^[^\u0000]*$
     */
  address: string;
  placeName?: PlaceName;
  latitude?: Latitude;
  longitude?: Longitude;
}
