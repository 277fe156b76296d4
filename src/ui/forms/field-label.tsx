import { useMessages } from '#src/i18n/use-messages.ts'
import styles from './field.module.css'

/** The words over a field, with a quiet 'optional' at their end where it applies. */
export function FieldLabel({ label, isOptional }: { label: string; isOptional: boolean | undefined }) {
  const t = useMessages('common')
  return (
    <>
      <span>{label}</span>
      {isOptional && <span className={styles.optional}>{t.optional()}</span>}
    </>
  )
}
