import { useState, type ReactNode } from 'react'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { Button } from '#src/ui/button.tsx'
import { Sheet } from '#src/ui/sheet.tsx'
import styles from './confirm-sheet.module.css'
import { FormError } from '../forms/form-error.tsx'
import { toFormFailure, type FormFailure } from '../format/server-messages.ts'

export interface ConfirmSheetProps {
  title: string
  /** What will happen. */
  children: ReactNode
  /** Label of the confirm button. */
  confirmLabel: string
  /** Label of the cancel button; default 'Cancel'. */
  cancelLabel?: string
  /** Executes the action; an error is shown in the sheet, which stays open. */
  onConfirm: () => Promise<unknown>
  onClose: () => void
}

/** Asks for confirmation of an action that cannot be undone. */
export function ConfirmSheet({
  title,
  children,
  confirmLabel: action,
  cancelLabel: keep,
  onConfirm,
  onClose,
}: ConfirmSheetProps) {
  const common = useMessages('common')
  const locale = useLanguage()
  const [failure, setFailure] = useState<FormFailure>()
  const confirm = async () => {
    setFailure(undefined)
    try {
      await onConfirm()
      onClose()
    } catch (error) {
      setFailure(toFormFailure(error, locale))
    }
  }
  return (
    <Sheet
      open
      onClose={onClose}
      title={title}
      footer={
        <div className={styles.choice}>
          <Button kind="quiet" onPress={onClose}>
            {keep ?? common.cancel()}
          </Button>
          <Button kind="danger" onPress={confirm}>
            {action}
          </Button>
        </div>
      }
    >
      <div className={styles.body}>
        {children}
        <FormError error={failure} />
      </div>
    </Sheet>
  )
}
