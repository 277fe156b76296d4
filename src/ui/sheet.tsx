import { Modal } from '@mantine/core'
import {
  useEffect,
  useId,
  useRef,
  useState,
  type ReactNode,
  type RefCallback,
  type PointerEvent,
} from 'react'
import { useMessages } from '../i18n/use-messages.ts'
import { Icon } from './icon.tsx'
import styles from './sheet.module.css'
import { useModalLayer } from './use-modal-layer.ts'

/** How far down a sheet is drawn until letting go closes it, px. */
const enough = 80

/** For a part of a sheet by which a finger draws it down: the sheet follows, and closes when it is let go far enough. */
function useSheetDrag(onClose: () => void) {
  const start = useRef<number>(undefined)
  const follow = (event: PointerEvent) => {
    const drawn = start.current === undefined ? 0 : Math.max(0, event.clientY - start.current)
    const sheet = event.currentTarget.parentElement
    if (sheet) {
      sheet.style.translate = drawn > 0 ? `0 ${drawn}px` : ''
      sheet.style.transition = drawn > 0 ? 'none' : ''
    }
    return drawn
  }
  const letGo = (event: PointerEvent) => {
    const drawn = follow(event)
    start.current = undefined
    follow(event)
    return drawn
  }
  return {
    onPointerDown: (event: PointerEvent) => {
      // A finger stays with what it pressed first; a mouse does not, and has the button.
      if (event.pointerType !== 'mouse' && event.isPrimary) start.current = event.clientY
    },
    onPointerMove: follow,
    onPointerUp: (event: PointerEvent) => {
      if (letGo(event) > enough) onClose()
    },
    onPointerCancel: letGo,
  }
}

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
  /** The name of the button that leaves it, where "Close" is what the sheet is there to do. */
  leaveLabel?: string
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
  leaveLabel,
  children,
}: SheetProps) {
  const t = useMessages('common')
  const [body, scrolls] = useScrolls()
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
            aria-label={leaveLabel ?? t.close()}
            disabled={locked}
            icon={<Icon name="close" size={22} />}
          />
        </Modal.Header>
        {/* What scrolls is a stop, to be scrolled by keyboard. */}
        <Modal.Body
          id={`${id}-content`}
          ref={body}
          {...(scrolls && { tabIndex: 0, role: 'region', 'aria-labelledby': `${id}-title` })}
        >
          <Described id={`${id}-body`}>{children}</Described>
        </Modal.Body>
        {footer && <div className={styles.footer}>{footer}</div>}
      </Modal.Content>
    </Modal.Root>
  )
}

/** Whether what is in an element is higher than the element, which then scrolls. */
function useScrolls(): [RefCallback<HTMLElement>, boolean] {
  const [scrolls, setScrolls] = useState(false)
  const [ref] = useState(() => (element: HTMLElement | null) => {
    if (!element) return undefined
    const sizes = new ResizeObserver(() => setScrolls(element.scrollHeight > element.clientHeight))
    const observe = () => {
      for (const part of [element, ...element.children]) sizes.observe(part)
    }
    observe()
    const parts = new MutationObserver(observe)
    parts.observe(element, { childList: true })
    return () => {
      sizes.disconnect()
      parts.disconnect()
    }
  })
  return [ref, scrolls]
}

/** Gives the first sentence of a sheet, unless fields come first, the id by which Mantine describes the dialog: not all of it is read out. */
function Described({ id, children }: { id: string; children: ReactNode }) {
  const content = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const first = content.current?.querySelector('p:not(dl *, li *, details *), input, textarea')
    if (first?.matches('p') && first.id === '') first.id = id
  }, [id])
  return <div ref={content}>{children}</div>
}
