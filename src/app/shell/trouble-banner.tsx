import { useMessages } from '#src/i18n/use-messages.ts'
import { useAnnouncement } from '#src/ui/feedback/announcer.tsx'
import { Icon } from '#src/ui/icon.tsx'
import styles from './freeze-banner.module.css'
import type { Trouble } from './trouble.ts'

/** Says above a screen what is wrong with what it shows. */
export default function TroubleBanner({ trouble }: { trouble: Trouble }) {
  const t = useMessages('errors')
  useAnnouncement(t[trouble]())
  return (
    <div className={styles.banner}>
      <Icon name="warning" size={18} />
      <span className={styles.words}>{t[trouble]()}</span>
    </div>
  )
}
