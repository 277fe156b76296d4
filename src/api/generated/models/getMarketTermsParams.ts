/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { ProductCodeParameter } from './productCodeParameter.ts';
import type { ProductTypeParameter } from './productTypeParameter.ts';

export type GetMarketTermsParams = {
/**
 * 1: US stock, 2: crypto, 3: futures, 4: forex
 */
productType: ProductTypeParameter;
/**
 * @maxLength 20
 * @pattern ^[A-Z0-9][A-Z0-9./-]{0,19}$
 */
productCode: ProductCodeParameter;
};
