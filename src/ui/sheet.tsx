import { Modal } from '@mantine/core'
import { useId, type ReactNode } from 'react'
import { useMessages } from '../i18n/use-messages.ts'
import { Icon } from './icon.tsx'
import styles from './sheet.module.css'
import { useModalLayer } from './use-modal-layer.ts'
import { useSheetDrag } from './use-sheet-drag.ts'

export interface SheetProps {
  open: boolean
  /** A request to close: by its button, Escape, the phone's back, or a press outside. */
  onClose: () => void
  title: string
  /** Under the title. */
  subtitle?: ReactNode
  /** The picture of what it is about, before the title. */
  mark?: ReactNode
  /** Sticks to the bottom: the actions. */
  footer?: ReactNode
  /** While an operation is running the user cannot close it. */
  locked?: boolean
  children: ReactNode
}

/** A bottom sheet on a phone, which a finger can draw down, a centred dialog on a desktop; it traps focus. */
export function Sheet({
  open,
  onClose,
  title,
  subtitle,
  mark,
  footer,
  locked = false,
  children,
}: SheetProps) {
  const t = useMessages('common')
  const id = useId()
  const requestClose = () => {
    if (!locked) onClose()
  }
  useModalLayer(open, requestClose)
  const drag = useSheetDrag(requestClose)
  return (
    <Modal.Root id={id} opened={open} onClose={requestClose}>
      <Modal.Overlay />
      <Modal.Content>
        <div className={styles.grabber} aria-hidden {...drag} />
        {/* A header element of a dialog would count as a banner of the page. */}
        <Modal.Header role="none">
          {mark}
          <div className={styles.names}>
            <Modal.Title>{title}</Modal.Title>
            {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
          </div>
          <Modal.CloseButton
            aria-label={t.close()}
            disabled={locked}
            icon={<Icon name="close" size={22} />}
          />
        </Modal.Header>
        {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- Mantine's element is a div. Long content is scrolled by keyboard. */}
        <Modal.Body tabIndex={0} role="region" aria-labelledby={`${id}-title`}>
          {children}
        </Modal.Body>
        {footer && <div className={styles.footer}>{footer}</div>}
      </Modal.Content>
    </Modal.Root>
  )
}
