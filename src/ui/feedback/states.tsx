import { useEffect, useEffectEvent, type ReactNode } from 'react'
import { useMessages } from '#src/i18n/use-messages.ts'
import { topBarRef } from '../bar-height.ts'
import { Button } from '../button.tsx'
import { iconPaths } from '../icon-paths.ts'
import { Icon, type IconName } from '../icon.tsx'
import { useIsOnline } from '../use-is-online.ts'
import { announce } from './announcer.tsx'
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
      <Drawing>
        <path className={styles.way} d="M10 84c22 0 26-22 46-22s20 10 36 10 24-34 46-44" />
        <circle className={styles.goal} cx="138" cy="28" r="5" />
        <circle className={styles.disc} cx="56" cy="62" r="16" />
        <path className={styles.sign} d={iconPaths[icon]} transform="translate(46.400 52.400) scale(0.8)" />
      </Drawing>
      <p className={styles.title}>{title ?? t.emptyTitle()}</p>
      {text && <p className={styles.text}>{text}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  )
}

/** A small drawing on a line of ground. */
function Drawing({ children }: { children: ReactNode }) {
  return (
    <svg className={styles.art} width={160} height={104} viewBox="0 0 160 104" aria-hidden focusable="false">
      <path className={styles.ground} d="M10 84h140" />
      {children}
    </svg>
  )
}

export interface ErrorStateProps {
  /** What failed; default 'This could not be loaded'. */
  title?: string
  /** What is safe, or what to do. */
  text?: string
  /** In small print, for a report. */
  detail?: string
  /** Retries; a promise keeps the button busy. */
  onRetry?: () => unknown
  retryLabel?: string
  /** A further action beside the retry. */
  action?: ReactNode
}

/** A loading error with a retry button; it is tried again by itself when the device is back online. */
export function ErrorState({ title, text, detail, onRetry, retryLabel, action }: ErrorStateProps) {
  const t = useMessages('errors')
  const common = useMessages('common')
  const isOnline = useIsOnline()
  const retry = useEffectEvent(() => void onRetry?.())
  useEffect(() => {
    addEventListener('online', retry)
    return () => removeEventListener('online', retry)
  }, [])
  return (
    <div className={styles.state} role="alert">
      <Drawing>
        <path d="M14 66c16 0 20-16 34-16 8 0 12 6 18 6M96 44c10 0 16-14 28-14s14 8 22 8" />
        <circle className={styles.held} cx="66" cy="56" r="4" />
        <circle className={styles.broken} cx="96" cy="44" r="4" />
      </Drawing>
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
      {onRetry && !isOnline && <p className={styles.detail}>{t.retriesOnline()}</p>}
      {detail && <p className={styles.detail}>{detail}</p>}
    </div>
  )
}

/** Marks the end of a paged list. */
export function EndOfList() {
  const t = useMessages('common')
  return (
    <div className={styles.end}>
      <span className="visually-hidden">{t.endOfList()}</span>
    </div>
  )
}

/** The hint of R8.7 while the device is offline. */
export function OfflineBanner() {
  const t = useMessages('errors')
  const isOnline = useIsOnline()
  const announceReturn = useEffectEvent(() => announce(t.backOnline()))
  useEffect(() => (isOnline ? undefined : () => announceReturn()), [isOnline])
  return (
    <output className={styles.connection}>
      {!isOnline && (
        <span ref={topBarRef} className={styles.offline}>
          <Icon name="offline" size={16} />
          <span>{t.networkLost()}</span>
        </span>
      )}
    </output>
  )
}

/** Says above every screen that the money is not real. It scrolls away with the page. */
export function SandboxStrip() {
  const t = useMessages('common')
  return <aside className={styles.sandbox}>{t.sandbox()}</aside>
}
