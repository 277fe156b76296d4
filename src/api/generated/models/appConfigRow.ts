/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { AppLink } from './appLink.ts';
import type { AssetPath } from './assetPath.ts';
import type { Flag } from './flag.ts';
import type { RowId } from './rowId.ts';
import type { Text } from './text.ts';

export interface AppConfigRow {
  id: RowId;
  /**
     * @maxLength 128
     * @pattern ^[/][A-Za-z0-9/_-]*$
     */
  pagePath: string;
  /**
     * Block it belongs to, such as banner or quickEntry.
     * @pattern ^[a-z][A-Za-z0-9]{0,63}$
     */
  module: string;
  /**
     * Row name; a switch with this description and status 1 hides the row.
     * @minLength 1
     * @maxLength 128
     */
  desc: string;
  isVisible: Flag;
  /**
     * @minimum 0
     * @maximum 100000
     */
  sort: number;
  /** In the requested language. */
  title: Text | null;
  subtitle: Text | null;
  image: AssetPath | null;
  link: AppLink | null;
}
