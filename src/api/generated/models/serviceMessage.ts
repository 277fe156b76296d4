/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { EntryId } from './entryId.ts';
import type { ServiceMessageSender } from './serviceMessageSender.ts';
import type { Time } from './time.ts';

export interface ServiceMessage {
  id: EntryId;
  sender: ServiceMessageSender;
  /**
     * Empty if the message is only a picture.
     * @maxLength 2000
     */
  text: string;
  pictureId: EntryId | null;
  createdAt: Time;
  /** Time the other side read it. */
  readAt: Time | null;
}
