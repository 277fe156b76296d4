import { hasUnseen, isReservedName, normaliseName } from '#src/lib/validation/display-name.ts'
import { withoutInvisible } from '#src/lib/validation/invisible.ts'
import { isEmail, isInternationalPhone } from '#src/lib/validation/validators.ts'

/**
 * The canonical form of an account: an email address in lower case, a phone number as `+` and its digits. Undefined when it is neither
 * [R5.5].
 */
export function normalizeAccount(typed: string): string | undefined {
  const text = withoutInvisible(typed)
  if (isEmail(text)) return text.toLowerCase()
  if (isInternationalPhone(text)) return `+${text.replace(/^00/, '').replace(/\D/g, '')}`
  return undefined
}

/**
 * The nickname until the user chooses one: the part before the @, masked where it looks like the operator's, or a phone number with its
 * middle masked.
 */
export function defaultNickName(account: string): string {
  if (account.startsWith('+')) return `${account.slice(0, 4)}****${account.slice(-2)}`
  const name = normaliseName((account.split('@')[0] ?? account).slice(0, 64))
  return isReservedName(name) || hasUnseen(name) ? `${name.slice(0, 1)}****` : name
}
