/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { Name } from './name.ts';
import type { SessionId } from './sessionId.ts';
import type { Time } from './time.ts';

export interface OpenSession {
  id: SessionId;
  browser: Name | null;
  system: Name | null;
  createdAt: Time;
  /** Accurate to one day. */
  lastUsedAt: Time;
  isCurrent: boolean;
}
