import type { RichTextName } from '#src/api/generated/models/index.ts'

/** The texts that an operator writes, in the order in which they are offered. */
export const textNames: readonly RichTextName[] = ['about', 'terms', 'privacy', 'risk', 'fees']
