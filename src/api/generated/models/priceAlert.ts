/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { AlertCondition } from './alertCondition.ts';
import type { AlertValue } from './alertValue.ts';
import type { Amount } from './amount.ts';
import type { EntryId } from './entryId.ts';
import type { PriceAlertIsRepeating } from './priceAlertIsRepeating.ts';
import type { PriceAlertStatus } from './priceAlertStatus.ts';
import type { ProductCode } from './productCode.ts';
import type { ProductType } from './productType.ts';
import type { RowId } from './rowId.ts';
import type { Time } from './time.ts';

export interface PriceAlert {
  id: EntryId;
  productId: RowId;
  productType: ProductType;
  productCode: ProductCode;
  condition: AlertCondition;
  value: AlertValue;
  /** 0: fires once. 1: fires again, as docs/rules/alert.md says. */
  isRepeating: PriceAlertIsRepeating;
  /** `fired`: was to fire once and has; changing it makes it active again. */
  status: PriceAlertStatus;
  createdAt: Time;
  /** When the market last reached it. */
  firedAt: Time | null;
  /** The price that last reached it, in USDT. */
  firedPrice: Amount | null;
}
