import { useState } from 'react'
import { dataOf } from '#src/api/envelope.ts'
import { useStopFollowing } from '#src/api/generated/follow/follow.ts'
import type { AtStop, Follow } from '#models'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { Button } from '#src/ui/button.tsx'
import { Segmented } from '#src/ui/choices/choice.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { Sheet } from '#src/ui/sheet.tsx'
import { toast } from '#src/ui/feedback/toast.tsx'
import styles from './follow.module.css'
import { FormError } from '#src/widgets/forms/form-error.tsx'
import { toFormFailure, type FormFailure } from '#src/widgets/format/server-messages.ts'

/** Asks whether to close or keep the copied positions, and stops following. */
export function StopFollowing({ follow, onClose }: { follow: Follow; onClose: () => void }) {
  const t = useMessages('follow')
  const locale = useLanguage()
  const { mutateAsync: stopFollowing } = useStopFollowing()
  const [positions, setPositions] = useState<AtStop>('close')
  const [failure, setFailure] = useState<FormFailure>()
  const name = follow.nickName

  const submit = async () => {
    setFailure(undefined)
    try {
      const stopped = dataOf(await stopFollowing({ data: { id: follow.id, positions } }))
      if (stopped) toast(t.stopped({ name }))
      onClose()
    } catch (error) {
      const shown = toFormFailure(error, locale)
      setFailure(shown)
      if (!shown) onClose()
    }
  }
  return (
    <Sheet
      open
      onClose={onClose}
      title={t.stopName({ name })}
      footer={
        <div className={styles.pair}>
          <Button kind="quiet" onPress={onClose}>
            {t.goOn()}
          </Button>
          <Button kind="danger" onPress={submit}>
            {t.stop()}
          </Button>
        </div>
      }
    >
      <div className={styles.form}>
        <p>{t.stopText()}</p>
        <Segmented
          label={t.stopText()}
          value={positions}
          onChange={setPositions}
          items={[
            { id: 'close', label: t.stopClose() },
            { id: 'keep', label: t.stopKeep() },
          ]}
        />
        <Notice>{positions === 'close' ? t.stopCloseText() : t.stopKeepText()}</Notice>
        <FormError error={failure} retryHint={t.unanswered()} />
      </div>
    </Sheet>
  )
}
