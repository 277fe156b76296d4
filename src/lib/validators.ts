/**
 * The documented validators [R5.1 to R5.6] and two that a broker abroad needs besides, for client and server alike.
 *
 * Each takes the text as it stands (no trimming, no digits but ASCII: `parseNumber` reads what people type) and says
 * whether it will do; none throws. A field picks those that fit it. A further validator stands beside a documented
 * one and never loosens it.
 */
import { compare, isDecimal, type Decimal } from './money.ts'

/** Length of a verification code [R9.12]. */
export const CODE_LENGTH = 6

/** A mainland mobile number: 11 digits starting 1[3-9] [R5.1]. */
export function mainlandMobile(text: string): boolean {
  return /^1[3-9]\d{9}$/.test(text)
}

/** A mainland mobile number, or 11 digits after an optional area prefix: `86`, `+86`, `0086-`, `(+86) ` [R5.1]. */
export function phone(text: string): boolean {
  return mainlandMobile(text) || /^(?:(?:\+?\d{1,4}|\(\+?\d{1,4}\))[- ]?)?\d{11}$/.test(text)
}

/**
 * A phone number of any country with its country code: 7 to 15 digits (E.164), bare or after `+` or `00`, with the
 * spaces, hyphens and brackets that people write.
 */
export function internationalPhone(text: string): boolean {
  const written = /^(?:\+|00)?([\d(][\d ()-]*\d)$/.exec(text)?.[1]
  return written !== undefined && /^[1-9]\d{6,14}$/.test(written.replace(/\D/g, ''))
}

export type PasswordFault = 'tooShort' | 'needsLetter' | 'lettersAndDigitsOnly'

/** The first rule that the password breaks, in the documented order; null when it will do [R5.2]. */
export function passwordFault(text: string): PasswordFault | null {
  if (text.length < 8) return 'tooShort'
  if (!/[A-Za-z]/.test(text)) return 'needsLetter'
  return lettersOrDigits(text) ? null : 'lettersAndDigitsOnly'
}

/** A mainland identity card: 15 digits, or 18 of which the last may be X [R5.3]. */
export function idCard(text: string): boolean {
  return /^(?:\d{15}|\d{17}[\dXx])$/.test(text)
}

/** Zero or a positive amount with at most 2 decimals [R5.4]. */
export function amount(text: string): boolean {
  return amountOfScale(text, 2)
}

/** A check for zero or a positive amount of a currency with `scale` decimals. */
export function cryptoAmount(scale: number): (text: string) => boolean {
  return text => amountOfScale(text, scale)
}

/** An email address: local@domain, with a dot in the domain and no spaces [R5.5]. */
export function email(text: string): boolean {
  return text.length <= 254 && /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(text)
}

/** A web address, http or https [R5.6]. */
export function url(text: string): boolean {
  return /^https?:\/\/\S+$/i.test(text) && URL.canParse(text)
}

/** A day that exists, `2026-2-3` or `2026/02/03`, with or without a time of day `HH:mm[:ss]` [R5.6]. */
export function date(text: string): boolean {
  const match = /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})(?: (\d{1,2}:\d{2}(?::\d{2})?))?$/.exec(text)
  if (!match) return false
  const [, year, , month, day, time] = match
  return isDay(Number(year), Number(month), Number(day)) && (time === undefined || isTime(time))
}

/** A day that exists in ISO 8601: `2026-02-03`, or with a time `T08:30[:00[.000]][Z|+02:00]` [R5.6]. */
export function isoDate(text: string): boolean {
  const pattern =
    /^(\d{4})-(\d{2})-(\d{2})(?:T(\d{2}:\d{2}(?::\d{2})?)(?:(?<=:\d{2}:\d{2})\.\d+)?(?:Z|[-+](\d{2}:\d{2}))?)?$/
  const match = pattern.exec(text)
  if (!match) return false
  const [, year, month, day, time = '00:00', offset = '00:00'] = match
  return isDay(Number(year), Number(month), Number(day)) && isTime(time) && isTime(offset)
}

/** A number written out, with or without sign and fraction, never an exponent [R5.6]. */
export function number(text: string): boolean {
  return /^[-+]?(?:\d+(?:\.\d*)?|\.\d+)$/.test(text)
}

/** Digits only, at least one [R5.6]. */
export function digits(text: string): boolean {
  return /^\d+$/.test(text)
}

const PROVINCES = '京津沪渝冀豫云辽黑湘皖鲁新苏浙赣鄂桂甘晋蒙陕吉闽贵粤青藏川宁琼使领'
const PLATE = new RegExp(`^[${PROVINCES}][A-Z][A-HJ-NP-Z\\d]{4}[A-HJ-NP-Z\\d挂学警港澳]$`)
const NEW_ENERGY_PLATE = new RegExp(`^[${PROVINCES}][A-Z](?:\\d{5}[A-HJK]|[A-HJK][A-HJ-NP-Z\\d]\\d{4})$`)

/** A mainland number plate: 7 characters, or 8 for a new-energy vehicle [R5.6]. */
export function plateNumber(text: string): boolean {
  return PLATE.test(text) || NEW_ENERGY_PLATE.test(text)
}

/** Chinese characters only, at least one [R5.6]. */
export function chineseCharacters(text: string): boolean {
  return /^\p{Script=Han}+$/u.test(text)
}

/** Latin letters only, at least one [R5.6]. */
export function letters(text: string): boolean {
  return /^[A-Za-z]+$/.test(text)
}

/** Latin letters and digits only, at least one [R5.6]. */
export function lettersOrDigits(text: string): boolean {
  return /^[A-Za-z\d]+$/.test(text)
}

/** A mainland landline: 7 or 8 digits, with or without area code and extension, `010-12345678-12` [R5.6]. */
export function landline(text: string): boolean {
  return /^(?:0\d{2,3}-?)?[1-9]\d{6,7}(?:-\d{1,5})?$/.test(text)
}

/** A JSON object or array written out [R5.6]. */
export function jsonString(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null
  } catch {
    return false
  }
}

/** A verification code: exactly `length` digits [R5.6, R9.12]. */
export function code(text: string, length: number = CODE_LENGTH): boolean {
  return digits(text) && text.length === length
}

/** Whether digits are among the first that anybody tries: one over and over, or counting up or down. */
export function isGuessablePin(text: string): boolean {
  return /^(\d)\1*$/.test(text) || '01234567890'.includes(text) || '09876543210'.includes(text)
}

/** A file name or address that ends as an image does [R5.6]. */
export function imageFile(text: string): boolean {
  return /\.(?:avif|bmp|gif|heic|jpe?g|png|svg|webp)$/i.test(withoutQuery(text))
}

/** A file name or address that ends as a video does [R5.6]. */
export function videoFile(text: string): boolean {
  return /\.(?:3gp|avi|flv|m4v|mkv|mov|mp4|mpe?g|ogv|rmvb|webm|wmv)$/i.test(withoutQuery(text))
}

/** Nothing there: null, undefined, blank text, an empty list or an object without fields. Zero and false are there [R5.6]. */
export function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined) return true
  if (typeof value === 'string') return value.trim() === ''
  return typeof value === 'object' && Object.keys(value).length === 0
}

/** A decimal from `minimum` to `maximum`, both included [R5.6]. */
export function range(text: string, minimum: Decimal, maximum: Decimal): boolean {
  return isDecimal(text) && compare(text, minimum) >= 0 && compare(text, maximum) <= 0
}

/** Text of `minimum` to `maximum` characters, both included; an emoji of one code point counts once [R5.6]. */
export function lengthRange(text: string, minimum: number, maximum: number): boolean {
  const length = Array.from(text).length
  return length >= minimum && length <= maximum
}

function amountOfScale(text: string, scale: number): boolean {
  const match = /^(?:0|[1-9]\d*)(?:\.(\d+))?$/.exec(text)
  return match !== null && (match[1]?.length ?? 0) <= scale
}

function isDay(year: number, month: number, day: number): boolean {
  const leap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
  const days = [31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1]
  return days !== undefined && day >= 1 && day <= days
}

function isTime(time: string): boolean {
  const [hour = 0, minute = 0, second = 0] = time.split(':').map(Number)
  return hour < 24 && minute < 60 && second < 60
}

function withoutQuery(text: string): string {
  return text.replace(/[?#].*$/s, '')
}
