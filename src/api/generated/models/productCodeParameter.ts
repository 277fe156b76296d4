/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { ProductCode } from './productCode.ts';

export type ProductCodeParameter = ProductCode;
