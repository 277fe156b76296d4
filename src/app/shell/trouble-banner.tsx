import { useMessages } from '#src/i18n/use-messages.ts'
import { Icon } from '#src/ui/icon.tsx'
import styles from './freeze-banner.module.css'
import { useTrouble } from './trouble.ts'

/** Says above a screen what is wrong with what it shows; nothing when nothing is. */
export default function TroubleBanner() {
  const t = useMessages('errors')
  const trouble = useTrouble()
  if (!trouble) return null
  return (
    <output className={styles.banner}>
      <Icon name="warning" size={18} />
      <span className={styles.words}>{t[trouble]()}</span>
    </output>
  )
}
