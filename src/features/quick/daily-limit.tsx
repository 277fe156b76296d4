import type { TradingLimits } from '#src/api/generated/models/index.ts'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { formatNumber } from '#src/lib/numbers.ts'
import { parseNumber } from '#src/lib/parse-number.ts'
import { Button } from '#src/ui/button.tsx'
import { AmountField } from '#src/ui/forms/amount-field.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { toast } from '#src/ui/toast.tsx'
import { useCurrencyName } from '#src/widgets/currencies.ts'
import { useDates } from '#src/widgets/dates.ts'
import { useDurations } from '#src/widgets/durations.ts'
import { decimalsOf } from '#src/widgets/ticket/exact.tsx'
import { useFaultWords } from '#src/widgets/ticket/fault-words.ts'
import { useForm } from '#src/widgets/use-form.ts'
import type { SaveLimits } from './limits-sheet.tsx'
import styles from './quick.module.css'
import { stakeScale } from './read-quick.ts'

/** The most to stake in a day: lower at once, higher a day later. */
export function DailyLimit({ limits, onSave }: { limits: TradingLimits; onSave: SaveLimits }) {
  const t = useMessages('quick')
  const locale = useLanguage()
  const date = useDates()
  const durationOf = useDurations()
  const faultWords = useFaultWords()
  const currency = useCurrencyName()(limits.currencyId)
  const read = (text: string) => parseNumber(text, { locale, decimals: stakeScale, allowZero: true })
  const form = useForm({
    initial: {
      dailyStakeLimit: shownLimit(limits, text => formatNumber(text, { locale, decimals: decimalsOf(text) })),
    },
    check: {
      // Empty stands for no limit.
      dailyStakeLimit: text => {
        const parsed = read(text)
        return parsed.ok || parsed.reason === 'empty' ? undefined : faultWords(parsed)
      },
    },
  })
  const submit = form.submit(async ({ dailyStakeLimit: text }) => {
    const parsed = read(text)
    const after = await onSave({ dailyStakeLimit: parsed.ok ? parsed.value : 'none' })
    const next = after?.nextDailyStakeLimit
    if (after) toast(next ? t.raiseWaits({ time: date(next.from, 'moment') }) : t.saved())
  })
  return (
    <form className={styles.block} onSubmit={submit} noValidate>
      <AmountField
        {...form.field('dailyStakeLimit')}
        label={t.dailyLimit()}
        currency={currency}
        decimals={stakeScale}
        hint={t.dailyLimitHint({ time: date(limits.dayEndsAt, 'time') })}
      />
      <p className={styles.aside}>
        {t.limitRule({ delay: durationOf({ count: Math.round(limits.raiseDelay / 1000), unit: 'S' }) })}
      </p>
      {form.error && (
        <Notice tone="danger" live>
          {form.error.text}
        </Notice>
      )}
      <Button block kind="quiet" type="submit" busy={form.isSending}>
        {t.saveLimit()}
      </Button>
    </form>
  )
}

/** What was asked for last: the limit that waits, else the one in effect; empty for none. */
function shownLimit(
  { dailyStakeLimit, nextDailyStakeLimit }: TradingLimits,
  format: (text: string) => string,
): string {
  const limit = nextDailyStakeLimit ? nextDailyStakeLimit.dailyStakeLimit : dailyStakeLimit
  return limit === null ? '' : format(limit)
}
