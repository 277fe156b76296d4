/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { Message } from './message.ts';
import type { Time } from './time.ts';
import type { TradingStateSession } from './tradingStateSession.ts';
import type { TradingStateStatus } from './tradingStateStatus.ts';

export interface TradingState {
  /** Whether orders are taken here. */
  status: TradingStateStatus;
  /** What the exchange itself does at this moment: its regular session, the one before, the one after, or none. Orders may be taken outside of it too, as the status says. */
  session: TradingStateSession;
  /** A message key, when it cannot be traded now. */
  reason: Message | null;
  /** When the exchange opens its next regular session, outside of one; null when it is not known. */
  nextOpenAt: Time | null;
}
