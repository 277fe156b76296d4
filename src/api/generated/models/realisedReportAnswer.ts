/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { Message } from './message.ts';
import type { RealisedReport } from './realisedReport.ts';
import type { SuccessCode } from './successCode.ts';

export interface RealisedReportAnswer {
  code: SuccessCode;
  msg: Message;
  data: RealisedReport;
}
