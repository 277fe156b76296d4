/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { UploadPurpose } from './uploadPurpose.ts';

export interface UploadRequest {
  purpose: UploadPurpose;
  /** JPEG, PNG or WebP picture, at most 5,242,880 bytes. */
  file: Blob | File;
}
