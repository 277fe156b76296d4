import { useSearchParams } from 'react-router-dom'
import { dataOf } from '#src/api/envelope.ts'
import { useFollowTrader } from '#src/api/generated/follow/follow.ts'
import type { Trader } from '#models'
import { useMessages } from '#src/i18n/use-messages.ts'
import { discardDraft } from '#src/stores/storage/drafts.ts'
import { Button } from '#src/ui/button.tsx'
import { Section } from '#src/ui/screen.tsx'
import { toast } from '#src/ui/feedback/toast.tsx'
import cards from '#src/widgets/lists/cards.module.css'
import styles from './follow.module.css'
import { useLimitsForm, type FollowLimits } from './use-limits-form.ts'
import { LimitFields, LimitRows } from './limit-fields.tsx'
import { ReviewSheet, useReview } from '#src/widgets/sheets/review-sheet.tsx'
import { FormError } from '#src/widgets/forms/form-error.tsx'

/** The form to follow a trader, with own limits. */
export function FollowForm({ trader }: { trader: Pick<Trader, 'id' | 'nickName'> }) {
  const t = useMessages('follow')
  const { mutateAsync: followTrader } = useFollowTrader()
  const [, setQuery] = useSearchParams()
  const draft = `follow:${trader.id}`
  const { form, limits } = useLimitsForm(draft)

  const send = async (reviewed: FollowLimits) => {
    if (!dataOf(await followTrader({ data: { traderId: trader.id, ...reviewed } }))) return
    discardDraft(draft)
    toast(t.started({ name: trader.nickName }))
    setQuery({ view: 'mine' })
  }
  const { onSubmit, review } = useReview(form, limits(), send)
  return (
    <Section title={t.followName({ name: trader.nickName })}>
      <form noValidate className={styles.form} onSubmit={onSubmit}>
        <LimitFields form={form} limits={limits} />
        <FormError error={form.error} retryHint={t.unanswered()} />
        <p className={cards.quiet}>{t.free()}</p>
        <Button type="submit" block busy={form.isSending}>
          {t.follow()}
        </Button>
        <ReviewSheet
          review={review}
          title={t.followName({ name: trader.nickName })}
          confirmLabel={() => t.follow()}
        >
          {reviewed => (
            <>
              <LimitRows limits={reviewed} />
              <p className={cards.quiet}>{t.free()}</p>
            </>
          )}
        </ReviewSheet>
      </form>
    </Section>
  )
}
