/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { CurrencyId } from './currencyId.ts';
import type { LiabilitySum } from './liabilitySum.ts';
import type { RowId } from './rowId.ts';
import type { Sha256 } from './sha256.ts';

/**
 * What all customers have of one currency or product, and the root of its tree.
 */
export interface LiabilityTotal {
  /** Null for a product. */
  currencyId: CurrencyId | null;
  /** Null for a currency. */
  productId: RowId | null;
  /**
     * How many accounts have any.
     * @minimum 1
     * @maximum 2147483647
     */
  leaves: number;
  total: LiabilitySum;
  root: Sha256;
}
