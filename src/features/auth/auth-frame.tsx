import type { ReactNode } from 'react'
import { useMessages } from '#src/i18n/use-messages.ts'
import { useRuntimeConfig } from '#src/stores/settings/runtime-config.ts'
import { IconButton } from '#src/ui/button.tsx'
import { useNavigation } from '#src/ui/navigation.ts'
import { Screen } from '#src/ui/screen.tsx'
import styles from './auth-frame.module.css'

export interface AuthFrameProps {
  title: string
  lead: string
  /** Below the form: the link to the other of the two screens. */
  foot: ReactNode
  children: ReactNode
}

/** The layout that sign-in and registration share. */
export function AuthFrame({ title, lead, foot, children }: AuthFrameProps) {
  const t = useMessages('common')
  const { back } = useNavigation()
  const brand = useRuntimeConfig(config => config.siteName)
  return (
    <Screen
      title={title}
      hasHeading
      bar={
        <header className={styles.bar}>
          <IconButton icon="close" label={t.close()} onPress={back} />
          <span className={styles.brand}>{brand}</span>
        </header>
      }
    >
      <div className={styles.column}>
        <div className={styles.head}>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.lead}>{lead}</p>
        </div>
        {children}
        <p className={styles.foot}>{foot}</p>
      </div>
    </Screen>
  )
}
