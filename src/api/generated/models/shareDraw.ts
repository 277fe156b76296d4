/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

/**
 * Data needed to verify the draw, in addition to the list of entries. See docs/rules/new-shares.md.
 */
export interface ShareDraw {
  /**
     * SHA-256 of the seed, published with the offer, so that the seed cannot be chosen later.
     * @maxLength 64
     * @pattern ^[0-9a-f]{64}$
     */
  commitment: string;
  /** Null until `drawsAt`. */
  seed: string | null;
  /** Null until `closesAt`. */
  entriesHash: string | null;
  /**
     * Subscriptions so far.
     * @minimum 0
     * @maximum 1000000
     */
  entries: number;
  /**
     * Lots requested.
     * @minimum 0
     * @maximum 1000000000
     */
  appliedLots: number;
  /** Null until `drawsAt`. */
  allottedLots: number | null;
}
