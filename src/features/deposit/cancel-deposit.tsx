import { useState } from 'react'
import { dataOf } from '#src/api/envelope.ts'
import { useCancelDeposit } from '#src/api/generated/deposit/deposit.ts'
import type { Deposit } from '#models'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { Button } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { Sheet } from '#src/ui/sheet.tsx'
import { toast } from '#src/ui/feedback/toast.tsx'
import styles from './cancel-deposit.module.css'
import { FormError } from '#src/widgets/forms/form-error.tsx'
import { toFormFailure, type FormFailure } from '#src/widgets/format/server-messages.ts'

/** Cancels a pending deposit, after confirmation. */
export function CancelDeposit({ deposit }: { deposit: Deposit }) {
  const t = useMessages('deposit')
  const locale = useLanguage()
  const [isOpen, setOpen] = useState(false)
  const [failure, setFailure] = useState<FormFailure>()
  const { mutateAsync: cancel } = useCancelDeposit()
  const { id, channelType } = deposit

  const confirm = async () => {
    setFailure(undefined)
    try {
      if (dataOf(await cancel({ data: { id } }))) toast(t.cancelled())
      setOpen(false)
    } catch (error) {
      const shown = toFormFailure(error, locale)
      setFailure(shown)
      if (!shown) setOpen(false)
    }
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
