/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { Name } from './name.ts';
import type { ShareDocumentId } from './shareDocumentId.ts';
import type { Text } from './text.ts';

/**
 * Sandbox text: fictional, and marked as such.
 */
export interface ShareDocument {
  id: ShareDocumentId;
  title: Name;
  text: Text;
}
