/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { Advanced } from './advanced.ts';
import type { Basic } from './basic.ts';

export interface Identity {
  basic: Basic | null;
  advanced: Advanced | null;
}
