/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { PositiveAmount } from './positiveAmount.ts';

export type NullablePrice = PositiveAmount | null;
