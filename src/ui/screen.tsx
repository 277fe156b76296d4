import type { ReactNode } from 'react'
import { bottomBarRef } from './bar-height.ts'
import { classes } from './classes.ts'
import { usePageTitle } from './document-title.ts'
import { NavBar } from './nav-bar.tsx'
import styles from './screen.module.css'

export interface ScreenProps {
  /** The page title: of the document and of the content; the heading of the standard bar, with a custom bar for screen readers only. */
  title: string
  /** A custom bar instead of the standard one with back (R2.6); null for none. */
  bar?: ReactNode
  /** Whether the custom bar already contains the h1. */
  hasHeading?: boolean
  /** At the end of the standard bar: one or two IconButtons. */
  actions?: ReactNode
  /** Sticks to the bottom: the screen's main action. */
  footer?: ReactNode
  /** 'wide' for screens with two columns on a desktop. */
  width?: 'column' | 'wide'
  /** From 1280 px it uses the width of the whole window. */
  isDesk?: boolean
  /** Without side gutters, for lists that draw their own. */
  flush?: boolean
  children: ReactNode
}

/** The frame of every screen: bar, heading and the main landmark, which is named as the page is: the focus begins there (R2.8). */
export function Screen({
  title,
  bar,
  hasHeading = false,
  actions,
  footer,
  width = 'column',
  isDesk = false,
  flush = false,
  children,
}: ScreenProps) {
  usePageTitle(title)
  const isStandard = bar === undefined
  return (
    <div className={classes(styles.screen, width === 'wide' && styles.wide, isDesk && styles.desk)}>
      {isStandard ? <NavBar title={title} actions={actions} /> : bar}
      <main id="content" tabIndex={-1} className={styles.main} aria-label={title}>
        <div className={classes(styles.body, flush && styles.flush)}>
          {!isStandard && !hasHeading && <h1 className="visually-hidden">{title}</h1>}
          {children}
        </div>
        {footer && (
          <div ref={bottomBarRef} className={styles.footer}>
            {footer}
          </div>
        )}
      </main>
    </div>
  )
}

/** The columns of a wide screen: side by side on a desktop with enough room, stacked elsewhere. */
export function Columns({ children }: { children: ReactNode }) {
  return <div className={styles.columns}>{children}</div>
}

export interface SectionProps {
  title: string
  /** At the end of the heading, such as a link to the full list. */
  aside?: ReactNode
  children: ReactNode
}

/** A section of a screen with its own heading. */
export function Section({ title, aside, children }: SectionProps) {
  return (
    <section className={styles.section}>
      <header className={styles.sectionHead}>
        <h2 className={styles.sectionTitle}>{title}</h2>
        {aside}
      </header>
      {children}
    </section>
  )
}
