import type { LanguageCode, RichText, RichTextName } from '#models'
import { operatorTextsIn } from './texts/index.ts'
import { bullets, withLink, paragraphs, steps } from './texts/markup.ts'

/** When these texts were last changed. */
const UPDATED_AT = Date.UTC(2026, 10, 29)

interface RichTextFormat {
  readonly render: (...texts: readonly string[]) => string
  /** The screen that its link leads to. */
  readonly screen?: string
}

const FORMATS: Readonly<Record<RichTextName, RichTextFormat>> = {
  about: { render: paragraphs },
  terms: { render: steps },
  privacy: { render: paragraphs, screen: '/pages/user/privacy' },
  risk: { render: bullets },
  fees: { render: paragraphs },
  accessibility: { render: bullets, screen: '/pages/service/service' },
}

/** One of the operator's rich texts in a language. */
export function richText(name: RichTextName, locale: LanguageCode): RichText {
  const { title, content } = operatorTextsIn(locale).documents.richTexts[name]
  const { render: as, screen } = FORMATS[name]
  return { name, title, content: as(...content.map(text => withLink(text, screen))), updatedAt: UPDATED_AT }
}
