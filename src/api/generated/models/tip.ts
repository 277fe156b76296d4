/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { Flag } from './flag.ts';
import type { LocalizedText } from './localizedText.ts';
import type { RowId } from './rowId.ts';

export interface Tip {
  id: RowId;
  /**
     * Name of the text.
     * @minLength 1
     * @maxLength 128
     */
  remark: string;
  isVisible: Flag;
  content: LocalizedText;
}
