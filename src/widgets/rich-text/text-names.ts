import type { RichTextName } from '#src/api/generated/models/index.ts'

/** The operator's texts, in display order. */
export const textNames: readonly RichTextName[] = ['about', 'terms', 'privacy', 'risk', 'fees']
