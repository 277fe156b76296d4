import { useRef, type ReactNode } from 'react'
import { Icon } from '../icon.tsx'
import { useAnnouncementOf } from './announcer.tsx'
import styles from './notice.module.css'

export interface NoticeProps {
  /** 'risk': may cost money; 'danger': something went wrong; 'info': anything else. */
  tone?: 'info' | 'risk' | 'danger' | 'ok'
  title?: string
  children?: ReactNode
  action?: ReactNode
  /** Announced when it appears. */
  live?: boolean
  /** Scrolled to when it appears, as it says what came of a press. */
  reveal?: boolean
}

const icons = { info: 'info', risk: 'warning', danger: 'warning', ok: 'check' } as const

const scrollTo = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' })

/** A highlighted message with an icon. */
export function Notice({
  tone = 'info',
  title,
  children,
  action,
  live = false,
  reveal = false,
}: NoticeProps) {
  const words = useRef<HTMLDivElement>(null)
  const isUrgent = tone === 'danger'
  useAnnouncementOf(words, live && !isUrgent)
  return (
    <div
      ref={reveal ? scrollTo : undefined}
      className={styles.notice}
      data-tone={tone}
      role={live && isUrgent ? 'alert' : undefined}
    >
      <Icon name={icons[tone]} size={20} />
      <div ref={words} className={styles.words}>
        {title && <p className={styles.title}>{title}</p>}
        {children && <div>{children}</div>}
        {action}
      </div>
    </div>
  )
}
