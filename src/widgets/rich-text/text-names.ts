import type { RichTextName } from '#models'

/** The operator's texts, in display order. */
export const textNames: readonly RichTextName[] = [
  'about',
  'terms',
  'privacy',
  'risk',
  'fees',
  'accessibility',
]
