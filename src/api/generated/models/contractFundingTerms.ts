/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { SignedRate } from './signedRate.ts';
import type { Time } from './time.ts';

export interface ContractFundingTerms {
  /**
     * Milliseconds between funding times.
     * @minimum 60000
     * @maximum 604800000
     */
  interval: number;
  /** Current rate. */
  rate: SignedRate;
  nextAt: Time;
}
