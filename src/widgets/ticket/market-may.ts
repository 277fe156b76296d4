import { useMessages } from '#src/i18n/use-messages.ts'
import { useSiteSetting } from '../site-setting.ts'

/** What becomes of an order at the market's price when that moves before it arrives: the setting app_order_change (docs/settings.md). */
export function useMarketMay(): string {
  const t = useMessages('trade')
  return useSiteSetting('app_order_change') === 0 ? t.marketMayNot() : t.marketMay()
}
