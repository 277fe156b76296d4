import { useMessages } from '../i18n/use-messages.ts'
import { lettersOrDigits } from '../lib/validators.ts'
import { Icon } from '../ui/icon.tsx'
import styles from './password-rules.module.css'

/** The three rules of a password (R5.2), each ticked off while one types. */
export function PasswordRules({ password }: { password: string }) {
  const t = useMessages('auth')
  const v = useMessages('validation')
  const rules = [
    { words: v.passwordLength(), isMet: password.length >= 8 },
    { words: v.passwordLetter(), isMet: /[A-Za-z]/.test(password) },
    { words: v.passwordCharacters(), isMet: lettersOrDigits(password) },
  ]
  return (
    <ul className={styles.rules} aria-label={t.passwordRules()}>
      {rules.map(({ words, isMet }) => (
        <li key={words} data-met={isMet}>
          <span className={styles.mark}>{isMet && <Icon name="check" size={12} />}</span>
          {words}
          <span className="visually-hidden">{isMet ? t.ruleMet() : t.ruleOpen()}</span>
        </li>
      ))}
    </ul>
  )
}
