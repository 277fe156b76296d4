/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { Message } from './message.ts';
import type { Time } from './time.ts';
import type { TradingStateSession } from './tradingStateSession.ts';
import type { TradingStateStatus } from './tradingStateStatus.ts';

export interface TradingState {
  status: TradingStateStatus;
  session: TradingStateSession;
  /** A message key, when it cannot be traded now. */
  reason: Message | null;
  nextOpenAt: Time | null;
}
