import type { Product } from '#models'
import type { TranslationFunctions } from '#src/i18n/types.ts'
import { productName } from '#src/lib/collections/lookups.ts'
import type { Locale } from '#src/lib/locales.ts'
import { formatNumber, formatPercent } from '#src/lib/numbers/format-number.ts'
import { priceDecimals } from './product.ts'

/** A product with its price and change in a sentence: how its row is heard. */
export function quoteSentence(
  t: TranslationFunctions['market'],
  locale: Locale,
  product: Product,
  { nowPrice, changeRate }: { nowPrice: string; changeRate: string } = product.tickerInfo,
): string {
  return t.quoteLine({
    name: productName(product, locale),
    code: product.productCode,
    price: formatNumber(nowPrice, { locale, decimals: priceDecimals(product.tickerInfo) }),
    change: formatPercent(changeRate, { locale, signed: true }),
  })
}
