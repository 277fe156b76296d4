import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { formatPercent } from '#src/lib/numbers/format-number.ts'
import { roundUp } from '#src/lib/money/money.ts'
import { useShownDecimals } from '#src/widgets/ticket/ticket-costs.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { distancePercent } from './live-position.ts'
import type { ContractFigures } from './validate-contract-ticket.ts'
import { useExactFormat } from '#src/widgets/format/exact-amount.tsx'

/** The maximum loss and the distance to liquidation; shown on the ticket and on the confirmation sheet. */
export function WorstCase({ figures, currency }: { figures: ContractFigures; currency: string }) {
  const t = useMessages('contract')
  const locale = useLanguage()
  const exactly = useExactFormat()
  const decimals = useShownDecimals()
  const { liquidationPrice, price, maxLoss } = figures
  return (
    <Notice tone="risk">
      <p>
        {t.worstCase({
          amount: exactly(decimals === undefined ? maxLoss : roundUp(maxLoss, decimals), 2),
          currency,
        })}
      </p>
      <p>
        {liquidationPrice === null
          ? t.noLiquidation()
          : t.moveAgainst({ percent: formatPercent(distancePercent(price, liquidationPrice), { locale }) })}
      </p>
    </Notice>
  )
}
