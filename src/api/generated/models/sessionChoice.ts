/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { SessionId } from './sessionId.ts';

export interface SessionChoice {
  id: SessionId;
}
