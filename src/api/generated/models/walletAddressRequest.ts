/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { AddressType } from './addressType.ts';
import type { CurrencyId } from './currencyId.ts';
import type { SecondCode } from './secondCode.ts';

export interface WalletAddressRequest {
  currencyId: CurrencyId;
  addressType: AddressType;
  /**
     * As entered or pasted; validated for the network.
     * @minLength 1
     * @maxLength 128
     * @pattern ^[^\u0000]*$
     */
  address: string;
  /**
     * @maxLength 32
     * @pattern ^[^\u0000]*$
     */
  label?: string;
  code?: SecondCode;
}
