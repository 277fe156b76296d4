import { useMessages } from '#src/i18n/use-messages.ts'
import { useSlippage } from './use-slippage.ts'

/** What happens to a market order when the price moves before it arrives. */
export function useMarketOrderNote(): string {
  const t = useMessages('trade')
  const percent = useSlippage()
  return percent === undefined ? t.marketMayNot() : t.marketMay({ percent })
}
