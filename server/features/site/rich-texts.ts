import type { LanguageCode, RichText, RichTextName } from '#src/api/generated/models/index.ts'
import { textsIn } from './texts/index.ts'
import { bullets, linked, paragraphs, steps } from './texts/markup.ts'

/** When these texts were last changed. */
const UPDATED = Date.UTC(2026, 10, 21)

interface Shape {
  readonly as: (...texts: readonly string[]) => string
  /** Where the link in it leads. */
  readonly screen?: string
}

const SHAPES: Readonly<Record<RichTextName, Shape>> = {
  about: { as: paragraphs },
  terms: { as: steps },
  privacy: { as: paragraphs, screen: '/pages/user/privacy' },
  risk: { as: bullets },
  fees: { as: paragraphs },
}

/** A text of the operator in a language, as rich text. */
export function richText(name: RichTextName, locale: LanguageCode): RichText {
  const { title, content } = textsIn(locale).documents.richTexts[name]
  const { as, screen } = SHAPES[name]
  return { name, title, content: as(...content.map(text => linked(text, screen))), updatedAt: UPDATED }
}
