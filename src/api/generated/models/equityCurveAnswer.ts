/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { EquityCurve } from './equityCurve.ts';
import type { Message } from './message.ts';
import type { SuccessCode } from './successCode.ts';

export interface EquityCurveAnswer {
  code: SuccessCode;
  msg: Message;
  data: EquityCurve;
}
