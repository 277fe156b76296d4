import { useMessages } from '../i18n/use-messages.ts'
import { passwordFault } from '../lib/validators.ts'

/** What is wrong with a new password, in words (R5.2). */
export function usePasswordFault(): (text: string) => string | undefined {
  const v = useMessages('validation')
  const faults = {
    tooShort: v.passwordLength,
    needsLetter: v.passwordLetter,
    lettersAndDigitsOnly: v.passwordCharacters,
  }
  return text => {
    const fault = passwordFault(text)
    return fault ? faults[fault]() : undefined
  }
}
