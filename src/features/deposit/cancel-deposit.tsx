import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { dataOf } from '#src/api/envelope.ts'
import { cancelDeposit } from '#src/api/generated/deposit/deposit.ts'
import type { Deposit } from '#src/api/generated/models/index.ts'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { Button } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { Sheet } from '#src/ui/sheet.tsx'
import { toast } from '#src/ui/feedback/toast.tsx'
import { useSendOnce } from '#src/widgets/forms/send-once.ts'
import { refreshDeposits } from './use-deposits.ts'
import styles from './cancel-deposit.module.css'
import { FormError } from '#src/widgets/forms/form-error.tsx'
import { toFormFailure, type FormFailure } from '#src/widgets/server-messages.ts'

/** Cancels a pending deposit, after confirmation. */
export function CancelDeposit({ deposit }: { deposit: Deposit }) {
  const t = useMessages('deposit')
  const locale = useLanguage()
  const client = useQueryClient()
  const [isOpen, setOpen] = useState(false)
  const [failure, setFailure] = useState<FormFailure>()
  const { send } = useSendOnce<{ id: string }, Deposit>('cancelDeposit', async request =>
    dataOf(await cancelDeposit(request, { catch: true, quiet: true })),
  )
  const { id, channelType } = deposit

  const confirm = async () => {
    setFailure(undefined)
    try {
      // Undefined when swallowed: api/client.ts has shown the error or the sign-in.
      if (await send({ id })) toast(t.cancelled())
      setOpen(false)
    } catch (error) {
      setFailure(toFormFailure(error, locale))
    }
    void refreshDeposits(client, id)
  }
  return (
    <>
      <Button kind="quiet" onPress={() => setOpen(true)}>
        {t.cancel()}
      </Button>
      <Sheet
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t.cancelTitle()}
        footer={
          <div className={styles.choice}>
            <Button kind="quiet" block onPress={() => setOpen(false)}>
              {t.keep()}
            </Button>
            <Button kind="danger" block onPress={confirm}>
              {t.cancel()}
            </Button>
          </div>
        }
      >
        <div className={styles.words}>
          <p>{t.cancelText()}</p>
          {(channelType === 'bank' || channelType === 'chain') && (
            <Notice tone="risk">{t.cancelSentText()}</Notice>
          )}
          <FormError error={failure} />
        </div>
      </Sheet>
    </>
  )
}
