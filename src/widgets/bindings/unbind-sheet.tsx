import { useState } from 'react'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { Button } from '#src/ui/button.tsx'
import { DefinitionList } from '#src/ui/list.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { Sheet } from '#src/ui/sheet.tsx'
import { errorWords } from '../server-words.ts'
import type { Binding } from './bindings.tsx'
import styles from './bindings.module.css'

export interface UnbindSheetProps {
  binding: Binding
  question: string
  /** @throws ApiError, TransportError */
  onUnbind: (id: string) => Promise<unknown>
  onClose: () => void
}

/** All that is known of a binding, and the way to end it: asked for once more. */
export function UnbindSheet({ binding, question, onUnbind, onClose }: UnbindSheetProps) {
  const t = useMessages('binding')
  const locale = useLanguage()
  const [isAsked, setAsked] = useState(false)
  const [remark, setRemark] = useState<string>()
  const unbind = async () => {
    setRemark(undefined)
    try {
      await onUnbind(binding.id)
      onClose()
    } catch (error) {
      setRemark(errorWords(error, locale))
    }
  }
  return (
    <Sheet
      open
      onClose={onClose}
      title={isAsked ? question : binding.title}
      footer={
        isAsked ? (
          <div className={styles.choice}>
            <Button block kind="quiet" onPress={onClose}>
              {t.keep()}
            </Button>
            <Button block kind="danger" onPress={unbind}>
              {t.unbind()}
            </Button>
          </div>
        ) : (
          <Button block kind="quiet" onPress={() => setAsked(true)}>
            {t.unbind()}
          </Button>
        )
      }
    >
      <div className={styles.stack}>
        <DefinitionList lines={binding.lines} />
        {isAsked && <p>{t.unbindText()}</p>}
        {remark && (
          <Notice tone="danger" live>
            {remark}
          </Notice>
        )}
      </div>
    </Sheet>
  )
}
