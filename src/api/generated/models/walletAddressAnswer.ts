/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { Message } from './message.ts';
import type { SuccessCode } from './successCode.ts';
import type { WalletAddress } from './walletAddress.ts';

export interface WalletAddressAnswer {
  code: SuccessCode;
  msg: Message;
  data: WalletAddress;
}
