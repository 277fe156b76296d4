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
  /** The row's own number; equal to productId except on the watchlist. */
  id: RowId;
  productId: RowId;
  productName: Name;
  /** The name in the language asked for, where people there have one, and in English at least; a back end may send the others too. What is shown is the reader's, else productName. */
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
     * The position types it can be traded as, separated by slashes: 0 quick, 1 contract, 2 spot, 3 coin-to-coin.
     * @pattern ^[0-3](/[0-3]){0,3}$
     */
  PositionType: string;
  /** 1 while trading in it is suspended. */
  isLock: Flag;
  isShow: Flag;
  isSelfSell: Flag;
  /** 1 when it stands on the caller's watchlist. */
  isOption: Flag;
  /**
     * The unit traded, such as 1 share or 100 oz.
     * @maxLength 64
     */
  standard: string;
  tickerInfo: TickerInfo;
}
