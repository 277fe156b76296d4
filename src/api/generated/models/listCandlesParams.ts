/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { CandleInterval } from './candleInterval.ts';
import type { ProductCodeParameter } from './productCodeParameter.ts';
import type { ProductTypeParameter } from './productTypeParameter.ts';
import type { Time } from './time.ts';

export type ListCandlesParams = {
/**
 * 1: US stock, 2: crypto, 3: futures, 4: forex
 */
productType: ProductTypeParameter;
/**
 * @maxLength 20
 * @pattern ^[A-Z0-9][A-Z0-9./-]{0,19}$
 */
productCode: ProductCodeParameter;
/**
 * Candle interval.
 */
interval: CandleInterval;
/**
 * Only candles that start before this time.
 */
before?: Time;
/**
 * Maximum number of rows.
 * @minimum 1
 * @maximum 500
 */
limit: number;
};
