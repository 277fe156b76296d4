import { useMessages } from '#src/i18n/use-messages.ts'
import { isCommonPassword } from '#src/lib/validation/common-passwords.ts'
import { passwordError } from '#src/lib/validation/validators.ts'

/** The error message of a new password: by the documented rule (R5.2), or because it is a common one. */
export function usePasswordError(): (text: string) => string | undefined {
  const v = useMessages('validation')
  const messages = {
    tooShort: v.passwordLength,
    needsLetter: v.passwordLetter,
    lettersAndDigitsOnly: v.passwordCharacters,
  }
  return text => {
    const error = passwordError(text)
    if (error) return messages[error]()
    return isCommonPassword(text) ? v.passwordTooCommon() : undefined
  }
}
