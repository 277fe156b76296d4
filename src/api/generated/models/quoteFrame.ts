/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { QuoteRow } from './quoteRow.ts';
import type { Time } from './time.ts';

/**
 * Event `quotes` of the stream.
 */
export interface QuoteFrame {
  time: Time;
  /** @maxItems 1000 */
  rows: QuoteRow[];
}
