/** Rules of identity verification, for client and server [R5.3]. */
import { isIdCard, isIsoDate } from './validators.ts'

/** Minimum age in years. */
export const MIN_AGE = 18

/** Maximum length of a name and an address, in characters. */
export const MAX_NAME_LENGTH = 100
export const MAX_ADDRESS_LENGTH = 300

/** The stored form of a document number: upper case, without spaces. */
export function normaliseDocumentNumber(text: string): string {
  return text.replaceAll(/\s/g, '').toUpperCase()
}

/**
 * Whether a document number is valid for a kind and country: a Chinese identity card by R5.3, others 5 to 20 letters,
 * digits and hyphens.
 */
export function isDocumentNumber(text: string, kind: string, country: string): boolean {
  const plain = normaliseDocumentNumber(text)
  if (country === 'CN' && kind === 'idCard') return isIdCard(plain)
  return /^[A-Z0-9](?:[A-Z0-9-]{3,18})[A-Z0-9]$/.test(plain)
}

/** Whether a document has a back side to photograph. */
export const hasBackSide = (kind: string): boolean => kind !== 'passport'

export type BirthDateError = 'notADay' | 'tooYoung'

/** Why a date of birth `2000-05-17` is invalid at `now` (epoch ms, UTC days); null when it is valid. */
export function birthDateError(text: string, now: number): BirthDateError | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || !isIsoDate(text) || text < '1900-01-01') return 'notADay'
  const today = new Date(now).toISOString().slice(0, 10)
  if (text > today) return 'notADay'
  const years = Number(today.slice(0, 4)) - Number(text.slice(0, 4))
  const age = today.slice(5) >= text.slice(5) ? years : years - 1
  return age < MIN_AGE ? 'tooYoung' : null
}
