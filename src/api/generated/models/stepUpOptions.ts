/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { PasskeyOptionsJson } from './passkeyOptionsJson.ts';
import type { StepUpOptionsOther } from './stepUpOptionsOther.ts';

export interface StepUpOptions {
  /** The way without a passkey. */
  other: StepUpOptionsOther;
  /** For a passkey of the account; null if it has none. */
  options: PasskeyOptionsJson | null;
}
