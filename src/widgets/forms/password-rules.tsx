import { useMessages } from '#src/i18n/use-messages.ts'
import { isCommonPassword } from '#src/lib/validation/common-passwords.ts'
import { isLettersOrDigits } from '#src/lib/validation/validators.ts'
import { Icon } from '#src/ui/icon.tsx'
import styles from './password-rules.module.css'

/** The three password rules (R5.2) and that it is no common one, ticked off while typing. */
export function PasswordRules({ password }: { password: string }) {
  const t = useMessages('auth')
  const v = useMessages('validation')
  const rules = [
    { words: v.passwordLength(), isMet: password.length >= 8 },
    { words: v.passwordLetter(), isMet: /[A-Za-z]/.test(password) },
    { words: v.passwordCharacters(), isMet: isLettersOrDigits(password) },
    { words: v.passwordCommon(), isMet: password.length >= 8 && !isCommonPassword(password) },
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
