/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { Flag } from './flag.ts';
import type { PushEndpoint } from './pushEndpoint.ts';
import type { PushKey } from './pushKey.ts';

export interface PushRequest {
  endpoint: PushEndpoint;
  p256dh: PushKey;
  auth: PushKey;
  alert: Flag;
  order: Flag;
  position: Flag;
  money: Flag;
  hasAmounts: Flag;
}
