/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { FeatureSwitch } from './featureSwitch.ts';
import type { Message } from './message.ts';
import type { SuccessCode } from './successCode.ts';
import type { Total } from './total.ts';

export interface FeatureSwitchPage {
  code: SuccessCode;
  msg: Message;
  /** @maxItems 500 */
  rows: FeatureSwitch[];
  total: Total;
}
