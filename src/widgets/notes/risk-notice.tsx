import { useEffect, useState, type ReactNode } from 'react'
import { isTextRead, markTextRead } from '#src/stores/seen/read-texts.ts'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { Icon } from '#src/ui/icon.tsx'
import styles from './risk-notice.module.css'

export interface RiskNoticeProps {
  /** What it is about, by which it is known as read. */
  name: string
  title: string
  children: ReactNode
}

/** The risks of a service: whole at the first visit, one line that opens afterwards. */
export function RiskNotice({ name, title, children }: RiskNoticeProps) {
  const [wasRead] = useState(() => isTextRead(name))
  useEffect(() => markTextRead(name), [name])
  if (!wasRead) {
    return (
      <Notice tone="risk" title={title}>
        {children}
      </Notice>
    )
  }
  return (
    <details className={styles.folded}>
      <summary>
        <Icon name="warning" size={18} />
        <span>{title}</span>
        <span className={styles.arrow}>
          <Icon name="chevron" size={16} />
        </span>
      </summary>
      <div className={styles.text}>{children}</div>
    </details>
  )
}
