/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { AssetPath } from './assetPath.ts';
import type { Flag } from './flag.ts';
import type { LocalizedText } from './localizedText.ts';
import type { Name } from './name.ts';
import type { ProductCode } from './productCode.ts';
import type { ProductType } from './productType.ts';
import type { RowId } from './rowId.ts';
import type { Text } from './text.ts';
import type { TickerInfo } from './tickerInfo.ts';

export interface Product {
  /** Row ID; equal to productId except on the watchlist. */
  id: RowId;
  productId: RowId;
  productName: Name;
  /** Name in the requested language, if there is one in use, and at least in English; a back end may also return others. Show the name in the user's language, otherwise productName. */
  productNameLang: LocalizedText;
  productCode: ProductCode;
  productDesc: Text;
  productImg: AssetPath;
  productType: ProductType;
  isVisible: Flag;
  /**
     * @minimum 0
     * @maximum 1000000
     */
  sort: number;
  /**
     * Available trading modes, separated by slashes. 0: quick, 1: contract, 2: spot, 3: coin-to-coin.
     * @pattern ^[0-3](/[0-3]){0,3}$
     */
  PositionType: string;
  /** 1 while trading is suspended. */
  isLock: Flag;
  isShow: Flag;
  isSelfSell: Flag;
  /** 1 if it is on the caller's watchlist. */
  isOption: Flag;
  /**
     * Trading unit, such as 1 share or 100 oz.
     * @maxLength 64
     */
  standard: string;
  tickerInfo: TickerInfo;
}
