import { useId } from 'react'
import { useMessages } from '#src/i18n/use-messages.ts'
import { useSite } from '#src/widgets/site/use-site.ts'
import type { FormField } from '#src/widgets/forms/use-form.ts'
import styles from './agreement.module.css'

/** A summary of the terms, with a checkbox to agree. The field's value is 'yes' or empty. */
export function Agreement({ value, onChange, name, error }: FormField) {
  const t = useMessages('auth')
  const { isSandbox } = useSite()
  const errorId = useId()
  return (
    <div className={styles.agreement}>
      <ul className={styles.terms}>
        {isSandbox ? <li>{t.termSandbox()}</li> : <li>{t.termRisk()}</li>}
        <li>{t.termFees()}</li>
        <li>{t.termPrivacy()}</li>
      </ul>
      <label className={styles.agree}>
        <input
          type="checkbox"
          name={name}
          checked={value === 'yes'}
          aria-invalid={error !== undefined}
          aria-describedby={error ? errorId : undefined}
          onChange={event => onChange(event.currentTarget.checked ? 'yes' : '')}
        />
        <span>{t.agree()}</span>
      </label>
      {error && (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  )
}
