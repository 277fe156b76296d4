import { isEmail, isInternationalPhone } from '#src/lib/validation/validators.ts'

/**
 * The canonical form of an account: an email address in lower case, a phone number as `+` and its digits. Undefined when it is neither
 * [R5.5].
 */
export function normalizeAccount(text: string): string | undefined {
  if (isEmail(text)) return text.toLowerCase()
  if (isInternationalPhone(text)) return `+${text.replace(/^00/, '').replace(/\D/g, '')}`
  return undefined
}

/** The nickname until the user chooses one: the part before the @, or a phone number with its middle masked. */
export function defaultNickName(account: string): string {
  if (account.startsWith('+')) return `${account.slice(0, 4)}****${account.slice(-2)}`
  return (account.split('@')[0] ?? account).slice(0, 64)
}
