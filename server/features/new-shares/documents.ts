import type { LanguageCode, ShareDocument } from '#src/api/generated/models/index.ts'
import type { MarketProduct } from '#server/market/types.ts'
import { fill } from '../site/texts/fill.ts'
import { textsIn } from '../site/texts/index.ts'

/** What the sandbox says of every offer, in its order. None of it is a prospectus, and each says so. */
const DOCUMENTS = ['summary', 'draw', 'risks', 'terms'] as const satisfies ShareDocument['id'][]

/** The texts of an offer in the reader's language. */
export function shareDocuments(
  { productName, productNameLang }: Pick<MarketProduct, 'productName' | 'productNameLang'>,
  locale: LanguageCode,
): ShareDocument[] {
  const name = productNameLang[locale] ?? productName
  const texts = textsIn(locale).documents.offer
  return DOCUMENTS.map(id => ({ id, title: texts[id].title, text: fill(texts[id].text, { name }) }))
}
