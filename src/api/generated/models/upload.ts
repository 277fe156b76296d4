/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { EntryId } from './entryId.ts';
import type { Time } from './time.ts';
import type { UploadMediaType } from './uploadMediaType.ts';
import type { UploadPurpose } from './uploadPurpose.ts';

export interface Upload {
  id: EntryId;
  purpose: UploadPurpose;
  mediaType: UploadMediaType;
  /**
     * In bytes.
     * @minimum 1
     * @maximum 5242880
     */
  size: number;
  createdAt: Time;
}
