/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { Time } from './time.ts';

export interface Security {
  /** Null when it is the first one still. */
  passwordChangedAt: Time | null;
  /** Null when two-step sign-in is off. */
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
  /** Whether everybody has its password, as with the demo account of a sandbox: then none of this can be changed. */
  isShared: boolean;
}
