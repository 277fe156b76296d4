import { useMessages } from '#src/i18n/use-messages.ts'
import styles from './field.module.css'

/** A field's label, with 'optional' where it applies. */
export function FieldLabel({ label, isOptional }: { label: string; isOptional: boolean | undefined }) {
  const t = useMessages('common')
  return (
    <>
      <span>{label}</span>
      {isOptional && <span className={styles.optional}>{t.optional()}</span>}
    </>
  )
}
