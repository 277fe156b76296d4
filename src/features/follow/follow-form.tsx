import { useSearchParams } from 'react-router-dom'
import { dataOf } from '#src/api/envelope.ts'
import { useFollowTrader } from '#src/api/generated/follow/follow.ts'
import type { Trader } from '#src/api/generated/models/index.ts'
import { useMessages } from '#src/i18n/use-messages.ts'
import { discardDraft } from '#src/stores/drafts.ts'
import { Button } from '#src/ui/button.tsx'
import { Section } from '#src/ui/screen.tsx'
import { toast } from '#src/ui/feedback/toast.tsx'
import cards from '#src/widgets/cards.module.css'
import styles from './follow.module.css'
import { useLimitsForm } from './use-limits-form.ts'
import { LimitFields } from './limit-fields.tsx'
import { FormError } from '#src/widgets/forms/form-error.tsx'

/** The form to follow a trader, with own limits. */
export function FollowForm({ trader }: { trader: Pick<Trader, 'id' | 'nickName'> }) {
  const t = useMessages('follow')
  const { mutateAsync: followTrader } = useFollowTrader()
  const [, setQuery] = useSearchParams()
  const draft = `follow:${trader.id}`
  const { form, limits } = useLimitsForm(draft)

  const send = async () => {
    const newLimits = limits()
    if (!newLimits) return
    const fields = { traderId: trader.id, ...newLimits }
    const follow = dataOf(await followTrader({ data: fields }))
    if (!follow) return
    discardDraft(draft)
    toast(t.started({ name: trader.nickName }))
    setQuery({ view: 'mine' })
  }
  return (
    <Section title={t.followName({ name: trader.nickName })}>
      <form noValidate className={styles.form} onSubmit={form.submit(send)}>
        <LimitFields form={form} limits={limits} />
        <FormError error={form.error} retryHint={t.unanswered()} />
        <p className={cards.quiet}>{t.free()}</p>
        <Button type="submit" block busy={form.isSending}>
          {t.follow()}
        </Button>
      </form>
    </Section>
  )
}
