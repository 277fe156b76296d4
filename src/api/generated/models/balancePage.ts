/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { CurrencyBalance } from './currencyBalance.ts';
import type { Message } from './message.ts';
import type { SuccessCode } from './successCode.ts';
import type { Total } from './total.ts';

export interface BalancePage {
  code: SuccessCode;
  msg: Message;
  /** @maxItems 500 */
  rows: CurrencyBalance[];
  total: Total;
}
