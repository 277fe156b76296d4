import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { formatNumber } from '#src/lib/numbers/format-number.ts'
import { useLine, type LineIndex } from '#src/stores/settings/line.ts'
import { useRuntimeConfig } from '#src/stores/settings/runtime-config.ts'

/** The names of the two lines: as configured by the operator, else numbered. */
export function useLineName(): { of: (index: LineIndex) => string; current: string } {
  const t = useMessages('site')
  const locale = useLanguage()
  const lines = useRuntimeConfig(config => config.lines)
  const index = useLine(line => line.index)
  const of = (one: LineIndex) =>
    lines[one].name || t.lineName({ number: formatNumber(String(one + 1), { locale, decimals: 0 }) })
  return { of, current: of(index) }
}
