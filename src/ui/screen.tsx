import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import { NavBar } from './nav-bar.tsx'
import styles from './screen.module.css'

export interface ScreenProps {
  /** The page's name: the heading of the standard bar; with a bar of its own, for screen readers only. */
  title: string
  /** A bar of the screen's own in place of the standard one with back (R2.6); null for none at all. */
  bar?: ReactNode
  /** What the custom bar already shows as an h1; then none is added. */
  hasHeading?: boolean
  /** At the end of the standard bar: one or two IconButtons. */
  actions?: ReactNode
  /** Stays at the lower edge: the screen's main action. */
  footer?: ReactNode
  /** 'wide' for screens whose columns part on a desktop. */
  width?: 'column' | 'wide'
  /** Without the gutter at both sides, for lists that draw it themselves. */
  flush?: boolean
  children: ReactNode
}

/** The frame of every screen: bar, heading and the main landmark. It leaves document.title alone (R2.8). */
export function Screen({
  title,
  bar,
  hasHeading = false,
  actions,
  footer,
  width = 'column',
  flush = false,
  children,
}: ScreenProps) {
  const isStandard = bar === undefined
  return (
    <div className={classes(styles.screen, width === 'wide' && styles.wide)}>
      {isStandard ? <NavBar title={title} actions={actions} /> : bar}
      <main id="content" tabIndex={-1} className={styles.main}>
        <div className={classes(styles.body, flush && styles.flush)}>
          {!isStandard && !hasHeading && <h1 className="visually-hidden">{title}</h1>}
          {children}
        </div>
        {footer && <div className={styles.footer}>{footer}</div>}
      </main>
    </div>
  )
}

/** Parts of a wide screen: beside each other where a desktop has room for two, one after the other anywhere else. */
export function Columns({ children }: { children: ReactNode }) {
  return <div className={styles.columns}>{children}</div>
}

export interface SectionProps {
  title: string
  /** At the end of the heading's line, such as a link to all of it. */
  aside?: ReactNode
  children: ReactNode
}

/** A part of a screen under a heading of its own. */
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
