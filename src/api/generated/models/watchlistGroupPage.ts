/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { Message } from './message.ts';
import type { SuccessCode } from './successCode.ts';
import type { Total } from './total.ts';
import type { WatchlistGroup } from './watchlistGroup.ts';

export interface WatchlistGroupPage {
  code: SuccessCode;
  msg: Message;
  /** @maxItems 500 */
  rows: WatchlistGroup[];
  total: Total;
}
