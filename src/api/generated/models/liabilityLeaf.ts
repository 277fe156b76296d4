/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { CurrencyId } from './currencyId.ts';
import type { LiabilityNode } from './liabilityNode.ts';
import type { LiabilitySum } from './liabilitySum.ts';
import type { RowId } from './rowId.ts';
import type { Sha256 } from './sha256.ts';

/**
 * An own balance in the tree of its currency or product.
 */
export interface LiabilityLeaf {
  /** Null for a product. */
  currencyId: CurrencyId | null;
  /** Null for a currency. */
  productId: RowId | null;
  /** Available and on hold together. */
  amount: LiabilitySum;
  /** Hashed with the account, so that nobody else can find out whose leaf it is. Keep it to yourself. */
  blind: Sha256;
  /**
     * Place among the leaves, from 0.
     * @minimum 0
     * @maximum 2147483647
     */
  index: number;
  /**
     * The nodes beside the path, from the leaf upward.
     * @maxItems 31
     */
  path: LiabilityNode[];
}
