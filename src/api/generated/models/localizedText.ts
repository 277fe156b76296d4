/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { Text } from './text.ts';

/**
 * A text in one or more of the nineteen languages.
 */
export interface LocalizedText {
  zh?: Text;
  en?: Text;
  tc?: Text;
  de?: Text;
  es?: Text;
  fr?: Text;
  idn?: Text;
  jp?: Text;
  ko?: Text;
  my?: Text;
  th?: Text;
  vi?: Text;
  pt?: Text;
  rus?: Text;
  blr?: Text;
  ida?: Text;
  sa?: Text;
  ar?: Text;
  it?: Text;
}
