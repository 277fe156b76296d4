/**
 * The documented validators [R5.1 to R5.6] and two more for use abroad, shared by client and server.
 *
 * Each takes the text as it is (no trimming, ASCII digits only: `parseNumber` reads what people type) and returns
 * whether it is valid; none throws. A form field combines those that apply. An additional validator never loosens a
 * documented one.
 */
import { compare, isDecimal, type Decimal } from '../money/money.ts'

/** Length of a verification code [R9.12]. */
export const CODE_LENGTH = 6

/** A mainland mobile number: 11 digits starting 1[3-9] [R5.1]. */
export function isMainlandMobile(text: string): boolean {
  return /^1[3-9]\d{9}$/.test(text)
}

/** A mainland mobile number, or 11 digits after an optional area prefix: `86`, `+86`, `0086-`, `(+86) ` [R5.1]. */
export function isPhone(text: string): boolean {
  return isMainlandMobile(text) || /^(?:(?:\+?\d{1,4}|\(\+?\d{1,4}\))[- ]?)?\d{11}$/.test(text)
}

/**
 * A phone number of any country with its country code: 7 to 15 digits (E.164), bare or after `+` or `00`; spaces,
 * hyphens and brackets are allowed.
 */
export function isInternationalPhone(text: string): boolean {
  const digitsAndSeparators = /^(?:\+|00)?([\d(][\d ()-]*\d)$/.exec(text)?.[1]
  return digitsAndSeparators !== undefined && /^[1-9]\d{6,14}$/.test(digitsAndSeparators.replace(/\D/g, ''))
}

export type PasswordError = 'tooShort' | 'needsLetter' | 'lettersAndDigitsOnly'

/** The first rule that the password violates, in the documented order; null when it is valid [R5.2]. */
export function passwordError(text: string): PasswordError | null {
  if (text.length < 8) return 'tooShort'
  if (!/[A-Za-z]/.test(text)) return 'needsLetter'
  return isLettersOrDigits(text) ? null : 'lettersAndDigitsOnly'
}

/** A mainland identity card: 15 digits, or 18 of which the last may be X [R5.3]. */
export function isIdCard(text: string): boolean {
  return /^(?:\d{15}|\d{17}[\dXx])$/.test(text)
}

/** Zero or a positive amount with at most 2 decimals [R5.4]. */
export function isAmount(text: string): boolean {
  return isAmountOfScale(text, 2)
}

/** A validator for zero or a positive amount of a currency with `scale` decimals. */
export function createAmountValidator(scale: number): (text: string) => boolean {
  return text => isAmountOfScale(text, scale)
}

/** An email address: local@domain, with a dot in the domain and no spaces [R5.5]. */
export function isEmail(text: string): boolean {
  return text.length <= 254 && /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(text)
}

/** A web address, http or https [R5.6]. */
export function isUrl(text: string): boolean {
  if (!/^https?:\/\/\S+$/i.test(text)) return false
  try {
    return new URL(text).host !== ''
  } catch {
    return false
  }
}

/** An existing date, `2026-2-3` or `2026/02/03`, with or without a time `HH:mm[:ss]` [R5.6]. */
export function isDate(text: string): boolean {
  const match = /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})(?: (\d{1,2}:\d{2}(?::\d{2})?))?$/.exec(text)
  if (!match) return false
  const [, year, , month, day, time] = match
  return isCalendarDay(Number(year), Number(month), Number(day)) && (time === undefined || isTimeOfDay(time))
}

/** An existing ISO 8601 date: `2026-02-03`, or with a time `T08:30[:00[.000]][Z|+02:00]` [R5.6]. */
export function isIsoDate(text: string): boolean {
  const pattern =
    /^(\d{4})-(\d{2})-(\d{2})(?:T(\d{2}:\d{2}(?::\d{2})?)(?:(?<=:\d{2}:\d{2})\.\d+)?(?:Z|[-+](\d{2}:\d{2}))?)?$/
  const match = pattern.exec(text)
  if (!match) return false
  const [, year, month, day, time = '00:00', offset = '00:00'] = match
  return isCalendarDay(Number(year), Number(month), Number(day)) && isTimeOfDay(time) && isTimeOfDay(offset)
}

/** A plain number, with or without sign and fraction, never an exponent [R5.6]. */
export function isNumberText(text: string): boolean {
  return /^[-+]?(?:\d+(?:\.\d*)?|\.\d+)$/.test(text)
}

/** Digits only, at least one [R5.6]. */
export function isDigits(text: string): boolean {
  return /^\d+$/.test(text)
}

const PROVINCES = '京津沪渝冀豫云辽黑湘皖鲁新苏浙赣鄂桂甘晋蒙陕吉闽贵粤青藏川宁琼使领'
const PLATE = new RegExp(`^[${PROVINCES}][A-Z][A-HJ-NP-Z\\d]{4}[A-HJ-NP-Z\\d挂学警港澳]$`)
const NEW_ENERGY_PLATE = new RegExp(`^[${PROVINCES}][A-Z](?:\\d{5}[A-HJK]|[A-HJK][A-HJ-NP-Z\\d]\\d{4})$`)

/** A mainland number plate: 7 characters, or 8 for a new-energy vehicle [R5.6]. */
export function isPlateNumber(text: string): boolean {
  return PLATE.test(text) || NEW_ENERGY_PLATE.test(text)
}

/** Chinese characters only, at least one [R5.6]. */
export function isChineseText(text: string): boolean {
  return /^\p{Script=Han}+$/u.test(text)
}

/** Latin letters only, at least one [R5.6]. */
export function isLetters(text: string): boolean {
  return /^[A-Za-z]+$/.test(text)
}

/** Latin letters and digits only, at least one [R5.6]. */
export function isLettersOrDigits(text: string): boolean {
  return /^[A-Za-z\d]+$/.test(text)
}

/** A mainland landline: 7 or 8 digits, with or without area code and extension, `010-12345678-12` [R5.6]. */
export function isLandline(text: string): boolean {
  return /^(?:0\d{2,3}-?)?[1-9]\d{6,7}(?:-\d{1,5})?$/.test(text)
}

/** A JSON object or array as text [R5.6]. */
export function isJsonText(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null
  } catch {
    return false
  }
}

/** A verification code: exactly `length` digits [R5.6, R9.12]. */
export function isCode(text: string, length: number = CODE_LENGTH): boolean {
  return isDigits(text) && text.length === length
}

/** Whether a PIN is easy to guess: one repeated digit, or digits counting up or down. */
export function isGuessablePin(text: string): boolean {
  return /^(\d)\1*$/.test(text) || '01234567890'.includes(text) || '09876543210'.includes(text)
}

/** A file name or URL with an image extension [R5.6]. */
export function isImageFileName(text: string): boolean {
  return /\.(?:avif|bmp|gif|heic|jpe?g|png|svg|webp)$/i.test(withoutQuery(text))
}

/** A file name or URL with a video extension [R5.6]. */
export function isVideoFileName(text: string): boolean {
  return /\.(?:3gp|avi|flv|m4v|mkv|mov|mp4|mpe?g|ogv|rmvb|webm|wmv)$/i.test(withoutQuery(text))
}

/**
 * Empty: null, undefined, blank text, an empty list or an object without fields. Zero and false are not empty [R5.6].
 */
export function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined) return true
  if (typeof value === 'string') return value.trim() === ''
  return typeof value === 'object' && Object.keys(value).length === 0
}

/** A decimal from `minimum` to `maximum`, both included [R5.6]. */
export function isInRange(text: string, minimum: Decimal, maximum: Decimal): boolean {
  return isDecimal(text) && compare(text, minimum) >= 0 && compare(text, maximum) <= 0
}

/** Text of `minimum` to `maximum` characters, both included; an emoji of one code point counts once [R5.6]. */
export function hasLengthInRange(text: string, minimum: number, maximum: number): boolean {
  const length = Array.from(text).length
  return length >= minimum && length <= maximum
}

function isAmountOfScale(text: string, scale: number): boolean {
  const match = /^(?:0|[1-9]\d*)(?:\.(\d+))?$/.exec(text)
  return match !== null && (match[1]?.length ?? 0) <= scale
}

function isCalendarDay(year: number, month: number, day: number): boolean {
  const leap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
  const days = [31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1]
  return days !== undefined && day >= 1 && day <= days
}

function isTimeOfDay(time: string): boolean {
  const [hour = 0, minute = 0, second = 0] = time.split(':').map(Number)
  return hour < 24 && minute < 60 && second < 60
}

function withoutQuery(text: string): string {
  return text.replace(/[?#].*$/s, '')
}
