import type { ReactNode } from 'react'
import { useMessages } from '../i18n/use-messages.ts'
import { IconButton } from './button.tsx'
import styles from './nav-bar.module.css'
import { useNavigation } from './navigation.ts'

export interface NavBarProps {
  /** The page title, its h1. */
  title: string
  /** At the end: one or two IconButtons. */
  actions?: ReactNode
  /** For tab pages, which have nothing to go back to. */
  hideBack?: boolean
}

/** The standard bar: back button, page title and actions. */
export function NavBar({ title, actions, hideBack = false }: NavBarProps) {
  const t = useMessages('common')
  const { back } = useNavigation()
  return (
    <header className={styles.bar}>
      {!hideBack && <IconButton icon="back" label={t.back()} onPress={back} />}
      <h1 className={hideBack ? styles.large : styles.title}>{title}</h1>
      <div className={styles.actions}>{actions}</div>
    </header>
  )
}
