import { useMemo } from 'react'
import { countryNames } from '../i18n/intl.ts'
import { useLanguage } from '../i18n/use-messages.ts'
import { COUNTRIES } from '../lib/countries.ts'
import { nameOrder } from '../lib/name-order.ts'

/** Names a country (ISO 3166-1) in the reader's language; by its letters where the browser has no name. */
export function useCountryName(): (country: string) => string {
  const locale = useLanguage()
  return useMemo(() => countryNames(locale), [locale])
}

/** Every country as an option of a field, in the alphabet of the reader's language. */
export function useCountryOptions(): { value: string; label: string }[] {
  const locale = useLanguage()
  const nameOf = useCountryName()
  return useMemo(() => {
    const order = nameOrder(locale)
    return COUNTRIES.map(value => ({ value, label: nameOf(value) })).toSorted((a, b) =>
      order.compare(a.label, b.label),
    )
  }, [locale, nameOf])
}
