/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { Message } from './message.ts';
import type { Time } from './time.ts';
import type { TradingStateSession } from './tradingStateSession.ts';
import type { TradingStateStatus } from './tradingStateStatus.ts';

export interface TradingState {
  /** Whether orders are accepted. */
  status: TradingStateStatus;
  /** Current session of the exchange itself: regular, pre-market, after hours, or none. Orders may also be accepted outside of it; see status. */
  session: TradingStateSession;
  /** Message key if trading is not possible now. */
  reason: Message | null;
  /** Start of the next regular session, given outside regular hours; null if unknown. */
  nextOpenAt: Time | null;
}
