import { useSyncExternalStore, type ReactNode } from 'react'
import { useMessages } from '../i18n/use-messages.ts'
import { Button } from './button.tsx'
import { Icon, type IconName } from './icon.tsx'
import styles from './states.module.css'

export interface EmptyStateProps {
  icon?: IconName
  /** What is not there; 'Nothing here yet' unless told. */
  title?: string
  /** How something could get there. */
  text?: string
  /** The one thing to do about it: a Button or ButtonLink. */
  action?: ReactNode
}

/** A list with nothing in it, which is not an error. */
export function EmptyState({ icon = 'empty', title, text, action }: EmptyStateProps) {
  const t = useMessages('common')
  return (
    <div className={styles.state}>
      <span className={styles.mark}>
        <Icon name={icon} size={26} />
      </span>
      <p className={styles.title}>{title ?? t.emptyTitle()}</p>
      {text && <p className={styles.text}>{text}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  )
}

export interface ErrorStateProps {
  title?: string
  text?: string
  /** Trying again; a promise keeps the button busy. */
  onRetry?: () => unknown
  retryLabel?: string
  /** A further way out, beside trying again. */
  action?: ReactNode
}

/** What could not be loaded, with a way to try again. */
export function ErrorState({ title, text, onRetry, retryLabel, action }: ErrorStateProps) {
  const t = useMessages('errors')
  const common = useMessages('common')
  return (
    <div className={styles.state} role="alert">
      <span className={styles.mark} data-tone="warning">
        <Icon name="warning" size={26} />
      </span>
      <p className={styles.title}>{title ?? t.loadTitle()}</p>
      <p className={styles.text}>{text ?? t.loadText()}</p>
      <div className={styles.action}>
        {onRetry && (
          <Button kind="quiet" icon="refresh" onPress={onRetry}>
            {retryLabel ?? common.retry()}
          </Button>
        )}
        {action}
      </div>
    </div>
  )
}

/** The end of a list that has more than one page: nothing was left out. */
export function EndOfList() {
  const t = useMessages('common')
  return <p className={styles.end}>{t.endOfList()}</p>
}

/** The hint of R8.7, as long as the device is offline. */
export function OfflineBanner() {
  const t = useMessages('errors')
  const isOnline = useSyncExternalStore(onConnection, () => navigator.onLine)
  return (
    <output className={styles.connection}>
      {!isOnline && (
        <span className={styles.offline}>
          <Icon name="offline" size={16} />
          <span>{t.networkLost()}</span>
        </span>
      )}
    </output>
  )
}

function onConnection(listener: () => void): () => void {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}

/** Says that the money is not real; on every screen that shows a balance. */
export function SandboxBadge() {
  const t = useMessages('common')
  return <span className={styles.sandbox}>{t.sandbox()}</span>
}
