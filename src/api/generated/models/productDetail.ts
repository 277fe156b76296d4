/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { Product } from './product.ts';
import type { TradeRules } from './tradeRules.ts';
import type { TradingState } from './tradingState.ts';

export interface ProductDetail {
  product: Product;
  rules: TradeRules;
  trading: TradingState;
}
