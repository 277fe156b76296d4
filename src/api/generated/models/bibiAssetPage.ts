/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { BibiAsset } from './bibiAsset.ts';
import type { Message } from './message.ts';
import type { SuccessCode } from './successCode.ts';
import type { Total } from './total.ts';

export interface BibiAssetPage {
  code: SuccessCode;
  msg: Message;
  /** @maxItems 500 */
  rows: BibiAsset[];
  total: Total;
}
