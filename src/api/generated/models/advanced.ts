/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { EntryId } from './entryId.ts';
import type { IdentityStatus } from './identityStatus.ts';
import type { Latitude } from './latitude.ts';
import type { Longitude } from './longitude.ts';
import type { PlaceName } from './placeName.ts';
import type { Reason } from './reason.ts';
import type { Time } from './time.ts';

export interface Advanced {
  status: IdentityStatus;
  reason: Reason | null;
  front: EntryId;
  back: EntryId | null;
  holding: EntryId;
  /**
     * @minLength 1
     * @maxLength 300
     */
  address: string;
  placeName: PlaceName | null;
  latitude: Latitude | null;
  longitude: Longitude | null;
  submittedAt: Time;
  reviewedAt: Time | null;
}
