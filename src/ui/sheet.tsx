import { useEffect, useId, useRef, type ReactNode } from 'react'
import { useMessages } from '../i18n/use-messages.ts'
import { IconButton } from './button.tsx'
import styles from './sheet.module.css'

export interface SheetProps {
  open: boolean
  /** A request to close: by its button, Escape, the phone's back, or a press outside. */
  onClose: () => void
  title: string
  /** Sticks to the bottom: the actions. */
  footer?: ReactNode
  /** While an operation is running the user cannot close it. */
  locked?: boolean
  children: ReactNode
}

/** A bottom sheet on a phone, a centred dialog on a desktop; it traps focus. */
export function Sheet({ open, onClose, title, footer, locked = false, children }: SheetProps) {
  const t = useMessages('common')
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useEffect(() => {
    const element = dialog.current
    if (!element || !open) return undefined
    const opener = document.activeElement
    if (!element.open) element.showModal()
    return () => {
      element.close()
      // When the dialog unmounts while closing, the browser moves focus nowhere.
      const isLost = document.activeElement === null || document.activeElement === document.body
      if (isLost && opener instanceof HTMLElement) opener.focus({ preventScroll: true })
    }
  }, [open])

  const requestClose = () => {
    if (!locked) onClose()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Pressing outside is a convenience; the keyboard has Escape and the button.
    <dialog
      ref={dialog}
      className={styles.sheet}
      aria-labelledby={titleId}
      // React bubbles both events to outer sheets; an event of an inner sheet must not close this one.
      onCancel={event => {
        if (event.target !== dialog.current) return
        event.preventDefault()
        requestClose()
      }}
      // The browser may close it without a cancel event, after a second press of back.
      onClose={event => event.target === dialog.current && open && onClose()}
      onClick={event => event.target === dialog.current && requestClose()}
    >
      {open && (
        <div className={styles.inner}>
          <header className={styles.head}>
            <h2 id={titleId} className={styles.title}>
              {title}
            </h2>
            <IconButton icon="close" label={t.close()} onPress={requestClose} disabled={locked} />
          </header>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- Long content is scrolled by keyboard. */}
          <section className={styles.body} aria-labelledby={titleId} tabIndex={0}>
            {children}
          </section>
          {footer && <div className={styles.footer}>{footer}</div>}
        </div>
      )}
    </dialog>
  )
}
