/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { AlertCondition } from './alertCondition.ts';
import type { AlertValue } from './alertValue.ts';
import type { EntryId } from './entryId.ts';
import type { Flag } from './flag.ts';

export interface ChangeAlertRequest {
  id: EntryId;
  condition: AlertCondition;
  value: AlertValue;
  isRepeating: Flag;
  isPaused: Flag;
}
