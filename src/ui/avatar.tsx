import { Icon } from './icon.tsx'
import styles from './avatar.module.css'

/** The first letter of a name; for a guest, an icon. */
export function Avatar({ name }: { name?: string }) {
  return (
    <span className={styles.avatar} aria-hidden>
      {name === undefined ? <Icon name="me" size={26} /> : Array.from(name)[0]?.toUpperCase()}
    </span>
  )
}
