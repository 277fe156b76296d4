import { useLanguage } from '#src/i18n/use-messages.ts'
import { formatPercent } from '#src/lib/numbers/format-number.ts'
import { scaleOf, trimZeros } from '#src/lib/money/decimal.ts'
import { multiply } from '#src/lib/money/money.ts'
import { SLIPPAGE_RATE } from '#src/lib/trading/spot-math.ts'
import { useSiteSetting } from '../site/use-site-setting.ts'

const percent = trimZeros(multiply(SLIPPAGE_RATE, '100'))

/**
 * By how much a price may get worse before an order at the market is rejected, as text: `0.5%`. Undefined when it may
 * not at all: the setting app_order_change (docs/rules/site.md).
 */
export function useSlippage(): string | undefined {
  const locale = useLanguage()
  const isAllowed = useSiteSetting('app_order_change') !== 0
  return isAllowed ? formatPercent(percent, { locale, decimals: scaleOf(percent) }) : undefined
}
