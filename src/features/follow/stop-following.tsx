import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { dataOf } from '#src/api/envelope.ts'
import { stopFollowing } from '#src/api/generated/follow/follow.ts'
import type { AtStop, Follow } from '#src/api/generated/models/index.ts'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { Button } from '#src/ui/button.tsx'
import { Segmented } from '#src/ui/choices/choice.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { Sheet } from '#src/ui/sheet.tsx'
import { toast } from '#src/ui/feedback/toast.tsx'
import { sendOnce } from '#src/widgets/forms/send-once.ts'
import styles from './follow.module.css'
import { refreshFollows } from './refresh-follows.ts'
import { FormError } from '#src/widgets/forms/form-error.tsx'
import { toFormFailure, type FormFailure } from '#src/widgets/server-messages.ts'

/** Asks whether to close or keep the copied positions, and stops following. */
export function StopFollowing({ follow, onClose }: { follow: Follow; onClose: () => void }) {
  const t = useMessages('follow')
  const locale = useLanguage()
  const client = useQueryClient()
  const [positions, setPositions] = useState<AtStop>('close')
  const [failure, setFailure] = useState<FormFailure>()
  const name = follow.nickName

  const submit = async () => {
    setFailure(undefined)
    const fields = { id: follow.id, positions }
    try {
      const stopped = await sendOnce('stopFollowing', fields, async request =>
        dataOf(await stopFollowing(request, { catch: true, quiet: true })),
      )
      if (stopped) toast(t.stopped({ name }))
      onClose()
    } catch (error) {
      setFailure(toFormFailure(error, locale))
    }
    void refreshFollows(client)
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
