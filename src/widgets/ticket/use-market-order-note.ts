import { useMessages } from '#src/i18n/use-messages.ts'
import { useSiteSetting } from '../site/use-site-setting.ts'

/**
 * What happens to a market order when the price moves before it arrives: the setting app_order_change
 * (docs/rules/site.md).
 */
export function useMarketOrderNote(): string {
  const t = useMessages('trade')
  return useSiteSetting('app_order_change') === 0 ? t.marketMayNot() : t.marketMay()
}
