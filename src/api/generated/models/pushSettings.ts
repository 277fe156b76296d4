/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { PushDevice } from './pushDevice.ts';
import type { PushKey } from './pushKey.ts';

export interface PushSettings {
  /** The key of this back end (VAPID, `applicationServerKey` of the Push API); null if it sends no notifications. */
  publicKey: PushKey | null;
  /** Null if this session has no notifications. */
  device: PushDevice | null;
}
