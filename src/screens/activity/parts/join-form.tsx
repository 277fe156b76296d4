import { dataOf } from '../../../api/envelope.ts'
import { joinActivity } from '../../../api/generated/activity/activity.ts'
import type { Activity, ActivityDetail } from '../../../api/generated/models/index.ts'
import { useMessages } from '../../../i18n/use-messages.ts'
import { discardDraft } from '../../../stores/drafts.ts'
import { Button } from '../../../ui/button.tsx'
import { AmountField } from '../../../ui/forms/amount-field.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { toast } from '../../../ui/toast.tsx'
import { useAmountReader } from '../../../widgets/amount-fault.ts'
import styles from '../../../widgets/cards.module.css'
import { useExactly } from '../../../widgets/ticket/exact.tsx'
import { useSendOnce } from '../../../widgets/send-once.ts'
import { useForm } from '../../../widgets/use-form.ts'

export interface JoinFormProps {
  detail: ActivityDetail
  onJoined: (activity: Activity) => void
}

/** Asks for a forecast, which is sent once and not changed afterwards. */
export function JoinForm({ detail, onJoined }: JoinFormProps) {
  const t = useMessages('activity')
  const exactly = useExactly()
  const read = useAmountReader()
  const { activity, minForecast: minimum, maxForecast: maximum, priceScale: decimals } = detail
  const draft = `activity:${activity.id}`
  const { send } = useSendOnce<{ id: number; forecast: string }, Activity>('activity/join', async request =>
    dataOf(await joinActivity(request, { catch: true, quiet: true })),
  )
  const form = useForm({
    initial: { forecast: '' },
    check: { forecast: text => read(text, { minimum, maximum, decimals }).fault },
    draft,
  })
  const submit = async ({ forecast }: { forecast: string }) => {
    const { value } = read(forecast, { minimum, maximum, decimals })
    const joined = value === undefined ? undefined : await send({ id: activity.id, forecast: value })
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
      {form.error && (
        <Notice tone="danger" live>
          {form.error.isUnanswered ? `${form.error.text}. ${t.unanswered()}` : form.error.text}
        </Notice>
      )}
      <Button type="submit" block busy={form.isSending}>
        {t.join()}
      </Button>
    </form>
  )
}
