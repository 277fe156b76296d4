import { useMessages } from '#src/i18n/use-messages.ts'
import { passwordError } from '#src/lib/validation/validators.ts'

/** The error message of a new password (R5.2). */
export function usePasswordError(): (text: string) => string | undefined {
  const v = useMessages('validation')
  const messages = {
    tooShort: v.passwordLength,
    needsLetter: v.passwordLetter,
    lettersAndDigitsOnly: v.passwordCharacters,
  }
  return text => {
    const error = passwordError(text)
    return error ? messages[error]() : undefined
  }
}
