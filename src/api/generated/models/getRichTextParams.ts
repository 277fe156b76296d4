/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { RichTextName } from './richTextName.ts';

export type GetRichTextParams = {
name: RichTextName;
};
