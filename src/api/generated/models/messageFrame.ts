/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { AccountMessage } from './accountMessage.ts';
import type { Time } from './time.ts';

/**
 * Event `messages` of the stream.
 */
export interface MessageFrame {
  time: Time;
  /** @maxItems 5000 */
  rows: AccountMessage[];
}
