import type { LanguageCode, ShareDocument } from '#models'
import type { MarketProduct } from '#server/market/types.ts'
import { fillPlaceholders } from '../site/texts/format-texts.ts'
import { operatorTextsIn } from '../site/texts/index.ts'

/** The documents of every offer, in order. Each states that it is not a prospectus. */
const DOCUMENTS = ['summary', 'draw', 'risks', 'terms'] as const satisfies ShareDocument['id'][]

/** The texts of an offer in the reader's language. */
export function shareDocuments(
  { productName, productNameLang }: Pick<MarketProduct, 'productName' | 'productNameLang'>,
  locale: LanguageCode,
): ShareDocument[] {
  const name = productNameLang[locale] ?? productName
  const texts = operatorTextsIn(locale).documents.offer
  return DOCUMENTS.map(id => ({
    id,
    title: texts[id].title,
    text: fillPlaceholders(texts[id].text, { name }),
  }))
}
