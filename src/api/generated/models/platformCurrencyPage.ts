/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { Message } from './message.ts';
import type { PlatformCurrency } from './platformCurrency.ts';
import type { SuccessCode } from './successCode.ts';
import type { Total } from './total.ts';

export interface PlatformCurrencyPage {
  code: SuccessCode;
  msg: Message;
  /** @maxItems 500 */
  rows: PlatformCurrency[];
  total: Total;
}
