import { useEffect, useId, useRef, type ReactNode } from 'react'
import { useMessages } from '../i18n/use-messages.ts'
import { IconButton } from './button.tsx'
import styles from './sheet.module.css'

export interface SheetProps {
  open: boolean
  /** Asked to close: by its button, Escape, the phone's back, or a press beside it. */
  onClose: () => void
  title: string
  /** Stays at the lower edge: what to do. */
  footer?: ReactNode
  /** While something is under way it does not close by itself. */
  locked?: boolean
  children: ReactNode
}

/** A sheet from the lower edge of a phone, a dialog in the middle of a desktop; focus stays in it. */
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
      // Of one that is taken away as it closes, the browser gives the focus to nobody.
      const isLost = document.activeElement === null || document.activeElement === document.body
      if (isLost && opener instanceof HTMLElement) opener.focus({ preventScroll: true })
    }
  }, [open])

  const ask = () => {
    if (!locked) onClose()
  }
  return (
    // The press beside it is a convenience; the keyboard has Escape and the button.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className={styles.sheet}
      aria-labelledby={titleId}
      // React passes both on to the sheets around; what happens to a sheet within does not happen to this one.
      onCancel={event => {
        if (event.target !== dialog.current) return
        event.preventDefault()
        ask()
      }}
      // The browser may close it without asking, after a second press of back.
      onClose={event => event.target === dialog.current && open && onClose()}
      onClick={event => event.target === dialog.current && ask()}
    >
      {open && (
        <div className={styles.inner}>
          <header className={styles.head}>
            <h2 id={titleId} className={styles.title}>
              {title}
            </h2>
            <IconButton icon="close" label={t.close()} onPress={ask} disabled={locked} />
          </header>
          {/* Long ones scroll, and the keyboard can only scroll what it can reach. */}
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
          <section className={styles.body} aria-labelledby={titleId} tabIndex={0}>
            {children}
          </section>
          {footer && <div className={styles.footer}>{footer}</div>}
        </div>
      )}
    </dialog>
  )
}
