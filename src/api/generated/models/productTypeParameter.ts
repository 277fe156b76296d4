/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { ProductType } from './productType.ts';

export type ProductTypeParameter = ProductType;
