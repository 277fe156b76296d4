import { useState } from 'react'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { Button } from '#src/ui/button.tsx'
import { DefinitionList } from '#src/ui/list.tsx'
import { Sheet } from '#src/ui/sheet.tsx'
import type { Binding } from './bindings.tsx'
import styles from './bindings.module.css'
import { FormError } from '#src/widgets/forms/form-error.tsx'
import { toFormFailure, type FormFailure } from '#src/widgets/format/server-messages.ts'

export interface UnbindSheetProps {
  binding: Binding
  question: string
  /** @throws ApiError, TransportError, SwallowedAnswer */
  onUnbind: (id: string) => Promise<unknown>
  onClose: () => void
}

/** The details of a binding, and a way to unbind it after confirmation. */
export function UnbindSheet({ binding, question, onUnbind, onClose }: UnbindSheetProps) {
  const t = useMessages('binding')
  const locale = useLanguage()
  const [isConfirming, setConfirming] = useState(false)
  const [failure, setFailure] = useState<FormFailure>()
  const unbind = async () => {
    setFailure(undefined)
    try {
      await onUnbind(binding.id)
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
        <FormError error={failure} />
      </div>
    </Sheet>
  )
}
