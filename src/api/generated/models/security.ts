/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { Time } from './time.ts';

export interface Security {
  /** Null if it has never been changed. */
  passwordChangedAt: Time | null;
  /** Null if two-step verification is off. */
  twoStepSince: Time | null;
  /**
     * @minimum 0
     * @maximum 10
     */
  recoveryCodesLeft: number;
  /**
     * @minimum 1
     * @maximum 1000000
     */
  sessions: number;
  /** Whether the password is public, as for the demo account of a sandbox; security settings then cannot be changed. */
  isShared: boolean;
}
