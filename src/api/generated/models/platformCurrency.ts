/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { CurrencyId } from './currencyId.ts';
import type { Name } from './name.ts';
import type { PlatformCurrencyCurrencyType } from './platformCurrencyCurrencyType.ts';

export interface PlatformCurrency {
  id: CurrencyId;
  currencyName: Name;
  /** 1 crypto, 2 government money */
  currencyType: PlatformCurrencyCurrencyType;
  /**
     * The kinds of address, separated by slashes; empty when it has none.
     * @maxLength 200
     * @pattern ^([A-Za-z0-9-]+(/[A-Za-z0-9-]+)*)?$
     */
  walletAddressType: string;
  /**
     * Decimals of its smallest unit.
     * @minimum 0
     * @maximum 18
     */
  scale: number;
}
