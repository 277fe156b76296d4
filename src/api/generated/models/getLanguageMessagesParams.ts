/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { LanguageCode } from './languageCode.ts';

export type GetLanguageMessagesParams = {
/**
 * Language code.
 */
lang: LanguageCode;
};
