import { useState } from 'react'
import type { TradingLimits } from '#src/api/generated/models/index.ts'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { serverNow } from '#src/stores/quotes.ts'
import { Button } from '#src/ui/button.tsx'
import { Segmented } from '#src/ui/choice.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { toast } from '#src/ui/toast.tsx'
import { useDates } from '#src/widgets/dates.ts'
import { useDurations } from '#src/widgets/durations.ts'
import { durationSeconds, type Duration } from '#src/lib/durations.ts'
import { errorWords } from '#src/widgets/server-words.ts'
import type { SaveLimits } from './limits-sheet.tsx'
import styles from './quick.module.css'
import { coolingOffOf } from './use-trading-limits.ts'

const lengths = {
  hour: { count: 1, unit: 'H' },
  day: { count: 1, unit: 'D' },
  week: { count: 7, unit: 'D' },
  month: { count: 30, unit: 'D' },
} as const satisfies Record<string, Duration>

const names = ['hour', 'day', 'week', 'month'] as const

/** A while without quick orders: begun at once, prolonged at will, never ended early. */
export function CoolingOff({ limits, onSave }: { limits: TradingLimits; onSave: SaveLimits }) {
  const t = useMessages('quick')
  const locale = useLanguage()
  const date = useDates()
  const durationOf = useDurations()
  const [chosen, setChosen] = useState<(typeof names)[number]>('day')
  const [remark, setRemark] = useState<string>()
  const isRunning = coolingOffOf(limits) !== undefined
  const words = { duration: durationOf(lengths[chosen]) }

  const start = async () => {
    setRemark(undefined)
    try {
      const until = serverNow() + durationSeconds(lengths[chosen]) * 1000
      const after = await onSave({ coolingOffUntil: until })
      if (after?.coolingOffUntil) toast(t.coolingOffStarted({ time: date(after.coolingOffUntil, 'moment') }))
    } catch (error) {
      setRemark(errorWords(error, locale))
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
        items={names.map(id => ({ id, label: durationOf(lengths[id], 'short') }))}
      />
      {remark && (
        <Notice tone="danger" live>
          {remark}
        </Notice>
      )}
      <Button block kind="quiet" onPress={start}>
        {isRunning ? t.prolongCoolingOff(words) : t.startCoolingOff(words)}
      </Button>
    </section>
  )
}
