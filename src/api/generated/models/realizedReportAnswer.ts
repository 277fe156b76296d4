/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { Message } from './message.ts';
import type { RealizedReport } from './realizedReport.ts';
import type { SuccessCode } from './successCode.ts';

export interface RealizedReportAnswer {
  code: SuccessCode;
  msg: Message;
  data: RealizedReport;
}
