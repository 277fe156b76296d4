import { isCode, isLettersOrDigits } from '#src/lib/validation/validators.ts'

const RECOVERY_CODE_LENGTH = 10

/** Whether a text has the format of a recovery code, in any case and with or without its hyphen. */
export function isRecoveryCode(text: string): boolean {
  const plain = text.replaceAll(/[\s-]/g, '')
  return plain.length === RECOVERY_CODE_LENGTH && isLettersOrDigits(plain)
}

/** Whether a text has the format of either: six digits of the authenticator app, or a recovery code. */
export function isSecondCode(text: string): boolean {
  return isCode(text.trim()) || isRecoveryCode(text)
}
