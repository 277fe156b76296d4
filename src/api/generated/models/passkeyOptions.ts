/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { PasskeyOptionsJson } from './passkeyOptionsJson.ts';

export interface PasskeyOptions {
  options: PasskeyOptionsJson;
}
