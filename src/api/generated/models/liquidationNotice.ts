/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { NoticeDistance } from './noticeDistance.ts';

/**
 * At which distances between the price and the liquidation price of a contract position a message `liquidation_near` is sent. The larger one is the
 * first; two that are equal are one.
 */
export interface LiquidationNotice {
  first: NoticeDistance;
  second: NoticeDistance;
}
