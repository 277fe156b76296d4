/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { Flag } from './flag.ts';
import type { PushEndpoint } from './pushEndpoint.ts';

/**
 * How the device of this session is notified. Messages about security and identity are always sent.
 */
export interface PushDevice {
  endpoint: PushEndpoint;
  /** 1: price alerts are sent. */
  alert: Flag;
  /** 1: messages about orders are sent. */
  order: Flag;
  /** 1: messages about positions are sent. */
  position: Flag;
  /** 1: messages about deposits, withdrawals, loans and new shares are sent. */
  money: Flag;
  /** 1: amounts and prices are sent too. 0: only what happened, and with which product. */
  hasAmounts: Flag;
}
