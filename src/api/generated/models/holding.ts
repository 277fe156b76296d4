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
  /** Per unit, fees included, cut after 11 decimals, the most that a price has. */
  averageCost: Amount;
  /** Of all that is held, fees included. */
  cost: Amount;
  nowPrice: PositiveAmount;
  value: Amount;
  /** Value less cost. */
  profit: Decimal;
  profitRate: Percent;
  currencyId: CurrencyId;
  time: Time;
}
