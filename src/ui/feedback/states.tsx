import { useEffect, useEffectEvent, useSyncExternalStore, type ReactNode } from 'react'
import { useMessages } from '#src/i18n/use-messages.ts'
import { Button } from '../button.tsx'
import { Icon, type IconName } from '../icon.tsx'
import styles from './states.module.css'

export interface EmptyStateProps {
  icon?: IconName
  /** Default 'Nothing here yet'. */
  title?: string
  /** How to fill it. */
  text?: string
  /** The action to take: a Button or ButtonLink. */
  action?: ReactNode
}

/** An empty list, which is not an error. */
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
  /** Retries; a promise keeps the button busy. */
  onRetry?: () => unknown
  retryLabel?: string
  /** A further action beside the retry. */
  action?: ReactNode
}

/** A loading error with a retry button; it is tried again by itself when the device is back online. */
export function ErrorState({ title, text, onRetry, retryLabel, action }: ErrorStateProps) {
  const t = useMessages('errors')
  const common = useMessages('common')
  const retry = useEffectEvent(() => void onRetry?.())
  useEffect(() => {
    addEventListener('online', retry)
    return () => removeEventListener('online', retry)
  }, [])
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

/** Marks the end of a paged list. */
export function EndOfList() {
  const t = useMessages('common')
  return (
    <p className={styles.end}>
      <span className="visually-hidden">{t.endOfList()}</span>
    </p>
  )
}

/** The hint of R8.7 while the device is offline. */
export function OfflineBanner() {
  const t = useMessages('errors')
  const isOnline = useSyncExternalStore(subscribeToConnection, () => navigator.onLine)
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

function subscribeToConnection(listener: () => void): () => void {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}

/** Says above every screen that the money is not real. It scrolls away with the page. */
export function SandboxStrip() {
  const t = useMessages('common')
  return <aside className={styles.sandbox}>{t.sandbox()}</aside>
}
