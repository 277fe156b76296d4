/** What an identity check takes, for client and server alike [R5.3]. */
import { idCard, isoDate } from './validators.ts'

/** Years that one must be old to be checked. */
export const LEAST_AGE = 18

/** How long a name or an address may be, in characters. */
export const LONGEST_NAME = 100
export const LONGEST_ADDRESS = 300

/** A document number as it is stored: without spaces, in capitals. */
export function plainDocumentNumber(text: string): string {
  return text.replaceAll(/\s/g, '').toUpperCase()
}

/** Whether a document of this kind and country can have this number: a Chinese identity card by R5.3, others 5 to 20 letters, digits and hyphens. */
export function isDocumentNumber(text: string, kind: string, country: string): boolean {
  const plain = plainDocumentNumber(text)
  if (country === 'CN' && kind === 'idCard') return idCard(plain)
  return /^[A-Z0-9](?:[A-Z0-9-]{3,18})[A-Z0-9]$/.test(plain)
}

/** Whether a document has a back that is to be photographed. */
export const hasBack = (kind: string): boolean => kind !== 'passport'

export type BirthDateFault = 'notADay' | 'tooYoung'

/** What is wrong with a day of birth `2000-05-17` at the moment `now` (epoch ms, days of UTC); null when nothing is. */
export function birthDateFault(text: string, now: number): BirthDateFault | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || !isoDate(text) || text < '1900-01-01') return 'notADay'
  const today = new Date(now).toISOString().slice(0, 10)
  if (text > today) return 'notADay'
  const years = Number(today.slice(0, 4)) - Number(text.slice(0, 4))
  const age = today.slice(5) >= text.slice(5) ? years : years - 1
  return age < LEAST_AGE ? 'tooYoung' : null
}
