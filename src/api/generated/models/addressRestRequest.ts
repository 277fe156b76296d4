/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { Flag } from './flag.ts';

export interface AddressRestRequest {
  isOn: Flag;
}
