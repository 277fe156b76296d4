/** Validation of the properties of a bank card before it is bound, on the client and the server [R3.2]. */

/** Maximum length of a property value. */
export const MAX_PROPERTY_LENGTH = 128

/** The property keys of a card number or IBAN and of a SWIFT code; every other property is free text. */
export const CARD_NUMBER = 'cardNumber'
const SWIFT = 'swift'

/** Why a number is invalid: its format, or its check digits. */
export type CardNumberError = 'form' | 'check'

/** The canonical form of a number: upper case, without spaces and hyphens. */
export function normaliseCardNumber(text: string): string {
  return text.replace(/[\s-]/g, '').toUpperCase()
}

/** Why a card number (ISO/IEC 7812: 12 to 19 digits) or an IBAN (ISO 13616) is invalid; null when it is valid. */
export function cardNumberError(text: string): CardNumberError | null {
  const number = normaliseCardNumber(text)
  if (/^[A-Z]{2}\d{2}/.test(number)) return ibanError(number)
  if (!/^\d{12,19}$/.test(number)) return 'form'
  return passesLuhn(number) ? null : 'check'
}

/** Luhn checksum: the sum of all digits, every second one from the right doubled, is a multiple of ten. */
function passesLuhn(digits: string): boolean {
  const sum = [...digits].toReversed().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  // A single repeated digit passes the checksum and is no real card number.
  return sum % 10 === 0 && !/^(\d)\1+$/.test(digits)
}

/** IBAN lengths by country: SWIFT IBAN registry, release 99. */
const IBAN_LENGTHS = new Map(
  (
    'AD24 AE23 AL28 AT20 AZ28 BA20 BE16 BG22 BH22 BI27 BR29 BY28 CH21 CR22 CY28 CZ24 DE22 DJ27 DK18 DO28 EE20 EG29 ES24 ' +
    'FI18 FK18 FO18 FR27 GB22 GE22 GI23 GL18 GR27 GT28 HN28 HR21 HU28 IE22 IL23 IQ23 IS26 IT27 JO30 KW30 KZ20 LB28 LC32 ' +
    'LI21 LT20 LU20 LV21 LY25 MC27 MD24 ME22 MK19 MN20 MR27 MT31 MU30 NI28 NL18 NO15 OM23 PK24 PL28 PS29 PT25 QA29 RO24 ' +
    'RS22 RU33 SA24 SC31 SD18 SE24 SI19 SK24 SM27 SO23 ST25 SV28 TL23 TN24 TR26 UA29 VA22 VG24 XK20 YE30'
  )
    .split(' ')
    .map(entry => [entry.slice(0, 2), Number(entry.slice(2))] as const),
)

function ibanError(iban: string): CardNumberError | null {
  if (!/^[A-Z0-9]+$/.test(iban) || iban.length !== IBAN_LENGTHS.get(iban.slice(0, 2))) return 'form'
  // ISO 7064: country and check digits move to the end, letters count from 10, and the number modulo 97 is 1.
  const rearranged = iban.slice(4) + iban.slice(0, 4)
  const digits = Array.from(rearranged, character => String(Number.parseInt(character, 36))).join('')
  return BigInt(digits) % 97n === 1n ? null : 'check'
}

/** A SWIFT code (ISO 9362): bank, country and place, 8 characters, or 11 with a branch. */
function isSwiftCode(text: string): boolean {
  return /^[A-Z]{6}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/i.test(text.trim())
}

export type CardPropertyError = 'required' | 'tooLong' | 'cardNumber' | 'cardCheck' | 'swift'

/** Why a property value is invalid, by the site's configuration of that property; null when it is valid. */
export function cardPropertyError(
  { propertyKey, isRequired }: { readonly propertyKey: string; readonly isRequired: number },
  value: string,
): CardPropertyError | null {
  const text = value.trim()
  if (text === '') return isRequired === 1 ? 'required' : null
  if (text.length > MAX_PROPERTY_LENGTH) return 'tooLong'
  if (propertyKey === SWIFT) return isSwiftCode(text) ? null : 'swift'
  if (propertyKey !== CARD_NUMBER) return null
  const error = cardNumberError(text)
  return error === null ? null : error === 'check' ? 'cardCheck' : 'cardNumber'
}
