/** Look-ups by id or code in lists from the server, with the documented fallback. */
import type { Locale } from '../locales.ts'
import type { Decimal } from '../money/money.ts'
import { NO_VALUE } from '../numbers/format-number.ts'

/** The currency's name by its id; '- -' when not found [R3.3]. */
export function currencyName(
  currencies: readonly { id: number; currencyName: string }[] | undefined,
  id: number,
): string {
  return currencies?.find(currency => currency.id === id)?.currencyName ?? NO_VALUE
}

/** The account's balance of a coin, in coins; '0' when not found [R3.4]. */
export function bibiAmount(
  assets: readonly { productCode: string; bibiAmount: Decimal }[] | undefined,
  productCode: string,
): Decimal {
  return assets?.find(asset => asset.productCode === productCode)?.bibiAmount ?? '0'
}

/** The wallet address types of a currency, from its slash-separated list [R3.2]. */
export function addressTypes(currency: { walletAddressType: string }): string[] {
  return currency.walletAddressType
    .split('/')
    .map(type => type.trim())
    .filter(type => type !== '')
}

/** The product's name in the reader's language, else its default name [R3.5]. */
export function productName(
  product: { productName: string; productNameLang: Partial<Record<Locale, string>> },
  locale: Locale,
): string {
  return product.productNameLang[locale]?.trim() || product.productName
}
