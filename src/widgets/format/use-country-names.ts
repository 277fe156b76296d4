import { useMemo } from 'react'
import { countryNamer } from '#src/i18n/intl.ts'
import { useLanguage } from '#src/i18n/use-messages.ts'
import { COUNTRIES } from '#src/lib/names/countries.ts'
import { nameCollator } from '#src/lib/names/name-collator.ts'

/** Names a country (ISO 3166-1) in the user's language; falls back to its code. */
export function useCountryName(): (country: string) => string {
  const locale = useLanguage()
  return useMemo(() => countryNamer(locale), [locale])
}

/** All countries as select options, sorted in the user's language. */
export function useCountryOptions(): { value: string; label: string }[] {
  const locale = useLanguage()
  const nameOf = useCountryName()
  return useMemo(() => {
    const collator = nameCollator(locale)
    return COUNTRIES.map(value => ({ value, label: nameOf(value) })).toSorted((a, b) =>
      collator.compare(a.label, b.label),
    )
  }, [locale, nameOf])
}
