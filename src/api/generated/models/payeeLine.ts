/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { Name } from './name.ts';

export interface PayeeLine {
  key: Name;
  label: Name;
  value: Name;
}
