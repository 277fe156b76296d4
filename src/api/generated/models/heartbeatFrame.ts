/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { Time } from './time.ts';

/**
 * Event `heartbeat` of the stream.
 */
export interface HeartbeatFrame {
  time: Time;
}
