/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { Html } from './html.ts';
import type { RichTextName } from './richTextName.ts';
import type { Time } from './time.ts';

export interface RichText {
  name: RichTextName;
  /**
     * @minLength 1
     * @maxLength 200
     */
  title: string;
  content: Html;
  updatedAt: Time;
}
