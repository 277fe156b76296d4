/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { AppLink } from './appLink.ts';
import type { AssetPath } from './assetPath.ts';
import type { RowId } from './rowId.ts';
import type { Text } from './text.ts';

export interface PopUp {
  id: RowId;
  /**
     * A popup is shown once per version.
     * @minimum 1
     * @maximum 2147483647
     */
  version: number;
  /** @maxLength 200 */
  title: string;
  content: Text;
  image: AssetPath | null;
  link: AppLink | null;
}
