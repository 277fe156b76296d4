import { useState } from 'react'
import type { TradingLimits } from '#models'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { serverNow } from '#src/stores/quotes/quotes.ts'
import { Button } from '#src/ui/button.tsx'
import { Segmented } from '#src/ui/choices/choice.tsx'
import { toast } from '#src/ui/feedback/toast.tsx'
import { useDateFormat } from '#src/widgets/format/use-date-format.ts'
import { useDurationFormat } from '#src/widgets/format/use-duration-format.ts'
import { durationSeconds, type Duration } from '#src/lib/time/durations.ts'
import type { SaveLimits } from './limits-sheet.tsx'
import styles from './quick.module.css'
import { coolingOffEnd } from './use-trading-limits.ts'
import { FormError } from '#src/widgets/forms/form-error.tsx'
import { toFormFailure, type FormFailure } from '#src/widgets/format/server-messages.ts'

const coolingOffDurations = {
  hour: { count: 1, unit: 'H' },
  day: { count: 1, unit: 'D' },
  week: { count: 7, unit: 'D' },
  month: { count: 30, unit: 'D' },
} as const satisfies Record<string, Duration>

const durationNames = ['hour', 'day', 'week', 'month'] as const

/** A cooling-off period without quick orders: starts at once, can be extended, cannot be ended early. */
export function CoolingOff({ limits, onSave }: { limits: TradingLimits; onSave: SaveLimits }) {
  const t = useMessages('quick')
  const locale = useLanguage()
  const date = useDateFormat()
  const durationOf = useDurationFormat()
  const [chosen, setChosen] = useState<(typeof durationNames)[number]>('day')
  const [failure, setFailure] = useState<FormFailure>()
  const isRunning = coolingOffEnd(limits) !== undefined
  const params = { duration: durationOf(coolingOffDurations[chosen]) }

  const start = async () => {
    setFailure(undefined)
    try {
      const until = serverNow() + durationSeconds(coolingOffDurations[chosen]) * 1000
      const updated = await onSave({ coolingOffUntil: until })
      if (updated?.coolingOffUntil)
        toast(t.coolingOffStarted({ time: date(updated.coolingOffUntil, 'moment') }))
    } catch (error) {
      setFailure(toFormFailure(error, locale))
    }
  }
  return (
    <section className={styles.block}>
      <h3>{t.coolingOff()}</h3>
      <p className={styles.aside}>{t.coolingOffText()}</p>
      <Segmented
        label={t.coolingOffFor()}
        value={chosen}
        onChange={setChosen}
        items={durationNames.map(id => ({ id, label: durationOf(coolingOffDurations[id], 'short') }))}
      />
      <FormError error={failure} />
      <Button block kind="quiet" onPress={start}>
        {isRunning ? t.prolongCoolingOff(params) : t.startCoolingOff(params)}
      </Button>
    </section>
  )
}
