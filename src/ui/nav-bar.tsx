import type { ReactNode } from 'react'
import { BackButton } from './back-button.tsx'
import { screenBarRef } from './bar-height.ts'
import styles from './nav-bar.module.css'

export interface NavBarProps {
  /** The page title, its h1; without one the page has its heading elsewhere. */
  title?: string
  /** At the end: one or two IconButtons. */
  actions?: ReactNode
  /** For tab pages, which have nothing to go back to. */
  hideBack?: boolean
}

/** The standard bar: back button, page title and actions. */
export function NavBar({ title, actions, hideBack = false }: NavBarProps) {
  return (
    <header ref={screenBarRef} className={styles.bar}>
      {!hideBack && <BackButton />}
      {title !== undefined && <h1 className={hideBack ? styles.large : styles.title}>{title}</h1>}
      <div className={styles.actions}>{actions}</div>
    </header>
  )
}
