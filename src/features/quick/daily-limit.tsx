import type { TradingLimits } from '#models'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { formatNumber } from '#src/lib/numbers/format-number.ts'
import { parseNumber } from '#src/lib/numbers/parse-number.ts'
import { Button } from '#src/ui/button.tsx'
import { AmountField } from '#src/ui/forms/amount-field.tsx'
import { toast } from '#src/ui/feedback/toast.tsx'
import { useCurrencyName } from '#src/widgets/format/use-currency-name.ts'
import { useDateFormat } from '#src/widgets/format/use-date-format.ts'
import { useDurationFormat } from '#src/widgets/format/use-duration-format.ts'
import { useFieldErrorMessage } from '#src/widgets/ticket/use-field-error-message.ts'
import { useForm } from '#src/widgets/forms/use-form.ts'
import type { SaveLimits } from './limits-sheet.tsx'
import styles from './quick.module.css'
import { stakeScale } from './validate-quick-ticket.ts'
import { FormError } from '#src/widgets/forms/form-error.tsx'
import { decimalsOf } from '#src/widgets/format/exact-amount.tsx'

/** The daily stake limit: lowering takes effect at once, raising a day later. */
export function DailyLimit({ limits, onSave }: { limits: TradingLimits; onSave: SaveLimits }) {
  const t = useMessages('quick')
  const locale = useLanguage()
  const date = useDateFormat()
  const durationOf = useDurationFormat()
  const errorText = useFieldErrorMessage()
  const currency = useCurrencyName()(limits.currencyId)
  const parseLimit = (text: string) => parseNumber(text, { locale, decimals: stakeScale, allowZero: true })
  const form = useForm({
    initial: {
      dailyStakeLimit: initialLimit(limits, text =>
        formatNumber(text, { locale, decimals: decimalsOf(text) }),
      ),
    },
    validate: {
      // Empty: no limit.
      dailyStakeLimit: text => {
        const parsed = parseLimit(text)
        return parsed.ok || parsed.reason === 'empty' ? undefined : errorText(parsed)
      },
    },
  })
  const submit = form.submit(async ({ dailyStakeLimit: text }) => {
    const parsed = parseLimit(text)
    const updated = await onSave({ dailyStakeLimit: parsed.ok ? parsed.value : 'none' })
    const next = updated?.nextDailyStakeLimit
    if (updated) toast(next ? t.raiseWaits({ time: date(next.from, 'moment') }) : t.saved())
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
      <FormError error={form.error} />
      <Button block kind="quiet" type="submit" busy={form.isSending}>
        {t.saveLimit()}
      </Button>
    </form>
  )
}

/** The pending limit, else the one in effect; empty for none. */
function initialLimit(
  { dailyStakeLimit, nextDailyStakeLimit }: TradingLimits,
  format: (text: string) => string,
): string {
  const limit = nextDailyStakeLimit ? nextDailyStakeLimit.dailyStakeLimit : dailyStakeLimit
  return limit === null ? '' : format(limit)
}
