import { useState } from 'react'
import type { TradingLimits } from '#models'
import { useMessages } from '#src/i18n/use-messages.ts'
import { Button } from '#src/ui/button.tsx'
import { useCurrencyName } from '#src/widgets/format/use-currency-name.ts'
import { useDateFormat } from '#src/widgets/format/use-date-format.ts'
import ticket from '#src/widgets/ticket/ticket.module.css'
import { LimitsSheet } from './limits-sheet.tsx'
import styles from './quick.module.css'
import { coolingOffEnd, useTradingLimits } from './use-trading-limits.ts'
import { useOwnFormat } from '#src/widgets/format/exact-amount.tsx'

/** A summary of own trading limits, and the button that opens them. */
export function LimitsButton() {
  const t = useMessages('quick')
  const [isOpen, setOpen] = useState(false)
  const { limits } = useTradingLimits()
  return (
    <div className={styles.limits}>
      <Button kind="plain" size="small" onPress={() => setOpen(true)}>
        {t.limits()}
      </Button>
      {limits && <Summary limits={limits} />}
      <LimitsSheet open={isOpen} onClose={() => setOpen(false)} />
    </div>
  )
}

function Summary({ limits }: { limits: TradingLimits }) {
  const t = useMessages('quick')
  const date = useDateFormat()
  const own = useOwnFormat()
  const currency = useCurrencyName()(limits.currencyId)
  const coolingOff = coolingOffEnd(limits)
  const { dailyStakeLimit: limit, stakedToday } = limits
  const text =
    coolingOff === undefined
      ? limit === null
        ? t.limitsNone()
        : t.stakedOf({ staked: own(stakedToday), limit: own(limit), currency })
      : t.coolingOffUntil({ time: date(coolingOff, 'moment') })
  return <p className={ticket.aside}>{text}</p>
}
