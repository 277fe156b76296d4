/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { LanguageMessages as __LanguageMessages } from './languageMessages.ts';
import type { Text } from './text.ts';

/**
 * Overrides for the app's texts, by key; unknown keys are ignored.
 */
export interface LanguageMessages {[key: string]: Text | __LanguageMessages}
