/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { AssetPanel } from './assetPanel.ts';
import type { Message } from './message.ts';
import type { SuccessCode } from './successCode.ts';

export interface AssetPanelAnswer {
  code: SuccessCode;
  msg: Message;
  data: AssetPanel;
}
