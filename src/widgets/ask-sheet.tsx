import { useState, type ReactNode } from 'react'
import { useLanguage, useMessages } from '../i18n/use-messages.ts'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { Sheet } from '../ui/sheet.tsx'
import styles from './ask-sheet.module.css'
import { errorWords } from './server-words.ts'

export interface AskSheetProps {
  title: string
  /** What it will do, in words. */
  children: ReactNode
  /** On the button that does it. */
  action: string
  /** On the button that leaves everything as it is; 'Cancel' unless told. */
  keep?: string
  /** Does it; what it rejects with is shown here, and the sheet stays. */
  onConfirm: () => Promise<unknown>
  onClose: () => void
}

/** Asks before something is done that cannot be taken back. */
export function AskSheet({ title, children, action, keep, onConfirm, onClose }: AskSheetProps) {
  const common = useMessages('common')
  const locale = useLanguage()
  const [remark, setRemark] = useState<string>()
  const confirm = async () => {
    setRemark(undefined)
    try {
      await onConfirm()
      onClose()
    } catch (error) {
      setRemark(errorWords(error, locale))
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
        {remark && (
          <Notice tone="danger" live>
            {remark}
          </Notice>
        )}
      </div>
    </Sheet>
  )
}
