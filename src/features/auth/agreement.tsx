import { useMessages } from '#src/i18n/use-messages.ts'
import { CheckboxField } from '#src/ui/forms/checkbox-field.tsx'
import { useSite } from '#src/widgets/site/use-site.ts'
import type { FormField } from '#src/widgets/forms/use-form.ts'
import styles from './agreement.module.css'

/** A summary of the terms, with a checkbox to agree. The field's value is 'yes' or empty. */
export function Agreement(field: FormField) {
  const t = useMessages('auth')
  const { isSandbox } = useSite()
  return (
    <div className={styles.agreement}>
      <ul className={styles.terms}>
        {isSandbox ? <li>{t.termSandbox()}</li> : <li>{t.termRisk()}</li>}
        <li>{t.termFees()}</li>
        <li>{t.termPrivacy()}</li>
      </ul>
      <CheckboxField {...field} label={t.agree()} />
    </div>
  )
}
