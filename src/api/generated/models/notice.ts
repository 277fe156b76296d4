/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { RowId } from './rowId.ts';
import type { Text } from './text.ts';
import type { Time } from './time.ts';

export interface Notice {
  id: RowId;
  /**
     * @minLength 1
     * @maxLength 200
     */
  title: string;
  content: Text;
  time: Time;
}
