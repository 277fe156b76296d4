import { dataOf } from '#src/api/envelope.ts'
import { useJoinActivity } from '#src/api/generated/activity/activity.ts'
import type { Activity, ActivityDetail } from '#models'
import { useMessages } from '#src/i18n/use-messages.ts'
import { discardDraft } from '#src/stores/storage/drafts.ts'
import { Button } from '#src/ui/button.tsx'
import { AmountField } from '#src/ui/forms/amount-field.tsx'
import { toast } from '#src/ui/feedback/toast.tsx'
import { useAmountParser } from '#src/widgets/forms/use-amount-parser.ts'
import styles from '#src/widgets/lists/cards.module.css'
import { useUnanswered } from '#src/widgets/forms/use-unanswered.ts'
import { useForm } from '#src/widgets/forms/use-form.ts'
import { FormError } from '#src/widgets/forms/form-error.tsx'
import { useExactFormat } from '#src/widgets/format/exact-amount.tsx'

export interface JoinFormProps {
  detail: ActivityDetail
  onJoined: (activity: Activity) => void
}

/** The form for a forecast, which cannot be changed once it is sent. */
export function JoinForm({ detail, onJoined }: JoinFormProps) {
  const t = useMessages('activity')
  const exactly = useExactFormat()
  const read = useAmountParser()
  const { activity, minForecast: minimum, maxForecast: maximum, priceScale: decimals } = detail
  const draft = `activity:${activity.id}`
  const joining = useJoinActivity()
  const unanswered = useUnanswered(joining)
  const form = useForm({
    initial: { forecast: '' },
    validate: { forecast: text => read(text, { minimum, maximum, decimals }).error },
    draft,
  })
  const submit = async ({ forecast }: { forecast: string }) => {
    const { value } = read(forecast, { minimum, maximum, decimals })
    if (value === undefined) return
    const request = unanswered ?? { id: activity.id, forecast: value }
    const joined = dataOf(await joining.mutateAsync({ data: request }))
    if (!joined) return
    discardDraft(draft)
    toast(t.joined())
    onJoined(joined)
  }
  const bounds = { minimum: exactly(minimum), maximum: exactly(maximum), currency: activity.currencyName }
  return (
    <form noValidate className={styles.form} onSubmit={form.submit(submit)}>
      <AmountField
        label={t.forecast({ code: activity.productCode })}
        hint={t.forecastHint(bounds)}
        currency={activity.currencyName}
        decimals={decimals}
        {...form.field('forecast')}
      />
      <p className={styles.quiet}>{t.costsNothing()}</p>
      <FormError error={form.error} retryHint={t.unanswered()} />
      <Button type="submit" block busy={form.isSending}>
        {t.join()}
      </Button>
    </form>
  )
}
