import { isEmail, isInternationalPhone } from '#src/lib/validation/validators.ts'

/**
 * The one spelling under which an account is stored and found: an email address in lower case, a phone number as `+` and its
 * digits. Undefined when it is neither [R5.5].
 */
export function normaliseAccount(text: string): string | undefined {
  if (isEmail(text)) return text.toLowerCase()
  if (isInternationalPhone(text)) return `+${text.replace(/^00/, '').replace(/\D/g, '')}`
  return undefined
}

/** What somebody is called until they choose a name: the part before the @, or a phone number without its middle. */
export function nickNameOf(account: string): string {
  if (account.startsWith('+')) return `${account.slice(0, 4)}****${account.slice(-2)}`
  return (account.split('@')[0] ?? account).slice(0, 64)
}
