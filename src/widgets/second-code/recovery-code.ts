import { code, lettersOrDigits } from '#src/lib/validators.ts'

const LENGTH = 10

/** Whether a text could be a recovery code, in whatever case and with or without its hyphen. */
export function isRecoveryCode(text: string): boolean {
  const plain = text.replaceAll(/[\s-]/g, '')
  return plain.length === LENGTH && lettersOrDigits(plain)
}

/** Whether a text could be either: six digits of the app, or a recovery code. */
export function isSecondCode(text: string): boolean {
  return code(text.trim()) || isRecoveryCode(text)
}
