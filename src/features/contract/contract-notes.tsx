import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { formatPercent } from '#src/lib/numbers.ts'
import { Notice } from '#src/ui/notice.tsx'
import { useExactly } from '#src/widgets/ticket/exact.tsx'
import { percentAway } from './live-position.ts'
import type { ContractFigures } from './read-contract.ts'

/** The worst case, in words and figures: said before the button, and again on the sheet that asks. */
export function WorstCase({ figures, currency }: { figures: ContractFigures; currency: string }) {
  const t = useMessages('contract')
  const locale = useLanguage()
  const exactly = useExactly()
  const { liquidationPrice, price, maxLoss } = figures
  return (
    <Notice tone="risk">
      <p>{t.worstCase({ amount: exactly(maxLoss, 2), currency })}</p>
      <p>
        {liquidationPrice === null
          ? t.noLiquidation()
          : t.moveAgainst({ percent: formatPercent(percentAway(price, liquidationPrice), { locale }) })}
      </p>
    </Notice>
  )
}
