/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { CurrencyId } from './currencyId.ts';
import type { Name } from './name.ts';
import type { PlatformCurrencyCurrencyType } from './platformCurrencyCurrencyType.ts';

export interface PlatformCurrency {
  id: CurrencyId;
  currencyName: Name;
  /** 1: crypto, 2: fiat */
  currencyType: PlatformCurrencyCurrencyType;
  /**
     * Supported address types, separated by slashes; empty if none.
     * @maxLength 200
     * @pattern ^([A-Za-z0-9-]+(/[A-Za-z0-9-]+)*)?$
     */
  walletAddressType: string;
  /**
     * Decimals of the smallest unit.
     * @minimum 0
     * @maximum 18
     */
  scale: number;
}
