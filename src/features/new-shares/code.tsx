import styles from './new-shares.module.css'

/** A fingerprint or an id, which reads from left to right and may break anywhere. */
export function Code({ text }: { text: string }) {
  return (
    <code dir="ltr" className={styles.code}>
      {text}
    </code>
  )
}
