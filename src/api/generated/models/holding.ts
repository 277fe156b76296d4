/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { Amount } from './amount.ts';
import type { AssetPath } from './assetPath.ts';
import type { CurrencyId } from './currencyId.ts';
import type { Decimal } from './decimal.ts';
import type { LocalizedText } from './localizedText.ts';
import type { Name } from './name.ts';
import type { Percent } from './percent.ts';
import type { PositiveAmount } from './positiveAmount.ts';
import type { ProductCode } from './productCode.ts';
import type { ProductType } from './productType.ts';
import type { RowId } from './rowId.ts';
import type { Time } from './time.ts';

export interface Holding {
  productId: RowId;
  productType: ProductType;
  productCode: ProductCode;
  productName: Name;
  productNameLang: LocalizedText;
  productImg: AssetPath;
  quantity: PositiveAmount;
  available: Amount;
  held: Amount;
  /** Per unit, fees included, truncated to 11 decimals, the maximum for prices. */
  averageCost: Amount;
  /** Cost of the total quantity, fees included. */
  cost: Amount;
  nowPrice: PositiveAmount;
  value: Amount;
  /** Value minus cost. */
  profit: Decimal;
  profitRate: Percent;
  currencyId: CurrencyId;
  time: Time;
}
