import styles from './new-shares.module.css'

/** A hash or an id: left-to-right, and may break anywhere. */
export function HashText({ text }: { text: string }) {
  return (
    <code dir="ltr" className={styles.code}>
      {text}
    </code>
  )
}
