/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { MarketKey } from './marketKey.ts';
import type { Sha256 } from './sha256.ts';
import type { Time } from './time.ts';
import type { UtcDay } from './utcDay.ts';

/**
 * The key that the prices of a UTC day follow from, or its hash.
 */
export interface MarketDay {
  day: UtcDay;
  /** SHA-256 over `fairline market key hash:` and the 32 bytes of the key. Published before the day begins. */
  keyHash: Sha256;
  /** The root of the tree of what the prices of all products follow from, besides the keys (docs/rules/market.md). It never changes. */
  termsHash: Sha256;
  /** Null before `revealsAt`. The key of the day before is SHA-256 over `fairline market key:` and the 32 bytes of this one. */
  key: MarketKey | null;
  /** One hour after the end of the day. */
  revealsAt: Time;
}
