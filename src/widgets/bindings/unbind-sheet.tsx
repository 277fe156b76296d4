import { useState } from 'react'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { Button } from '#src/ui/button.tsx'
import { DefinitionList } from '#src/ui/list.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { Sheet } from '#src/ui/sheet.tsx'
import { errorMessage } from '../server-messages.ts'
import type { Binding } from './bindings.tsx'
import styles from './bindings.module.css'

export interface UnbindSheetProps {
  binding: Binding
  question: string
  /** @throws ApiError, TransportError */
  onUnbind: (id: string) => Promise<unknown>
  onClose: () => void
}

/** The details of a binding, and a way to unbind it after confirmation. */
export function UnbindSheet({ binding, question, onUnbind, onClose }: UnbindSheetProps) {
  const t = useMessages('binding')
  const locale = useLanguage()
  const [isConfirming, setConfirming] = useState(false)
  const [errorText, setErrorText] = useState<string>()
  const unbind = async () => {
    setErrorText(undefined)
    try {
      await onUnbind(binding.id)
      onClose()
    } catch (error) {
      setErrorText(errorMessage(error, locale))
    }
  }
  return (
    <Sheet
      open
      onClose={onClose}
      title={isConfirming ? question : binding.title}
      footer={
        isConfirming ? (
          <div className={styles.choice}>
            <Button block kind="quiet" onPress={onClose}>
              {t.keep()}
            </Button>
            <Button block kind="danger" onPress={unbind}>
              {t.unbind()}
            </Button>
          </div>
        ) : (
          <Button block kind="quiet" onPress={() => setConfirming(true)}>
            {t.unbind()}
          </Button>
        )
      }
    >
      <div className={styles.stack}>
        <DefinitionList lines={binding.rows} />
        {isConfirming && <p>{t.unbindText()}</p>}
        {errorText && (
          <Notice tone="danger" live>
            {errorText}
          </Notice>
        )}
      </div>
    </Sheet>
  )
}
