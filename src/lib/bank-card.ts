/** What a bank card states, checked before it is bound; client and server alike [R3.2]. */

/** Longest text that a card may state. */
export const PROPERTY_LENGTH = 128

/** The property that is a card number or an IBAN, and the one that is a SWIFT code; every other is a text. */
export const CARD_NUMBER = 'cardNumber'
const SWIFT = 'swift'

/** What is wrong with a number: not one by its form, or its check digits do not fit the others. */
export type CardNumberFault = 'form' | 'check'

/** The one spelling of a number: capitals, without the spaces and hyphens that people write. */
export function normaliseCardNumber(text: string): string {
  return text.replace(/[\s-]/g, '').toUpperCase()
}

/** What is wrong with a card number (ISO/IEC 7812: 12 to 19 digits) or an IBAN (ISO 13616); null when it will do. */
export function cardNumberFault(text: string): CardNumberFault | null {
  const number = normaliseCardNumber(text)
  if (/^[A-Z]{2}\d{2}/.test(number)) return ibanFault(number)
  if (!/^\d{12,19}$/.test(number)) return 'form'
  return passesLuhn(number) ? null : 'check'
}

/** The last digit is such that all of them, every second one from the right doubled, add up to a multiple of ten. */
function passesLuhn(digits: string): boolean {
  const sum = [...digits].toReversed().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  // One digit over and over passes the sum, and is nobody's card.
  return sum % 10 === 0 && !/^(\d)\1+$/.test(digits)
}

/** Lengths by country: the IBAN registry of SWIFT, release 99. */
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

function ibanFault(iban: string): CardNumberFault | null {
  if (!/^[A-Z0-9]+$/.test(iban) || iban.length !== IBAN_LENGTHS.get(iban.slice(0, 2))) return 'form'
  // Country and check digits go to the end, letters count from 10, and the whole leaves 1 when divided by 97.
  const turned = iban.slice(4) + iban.slice(0, 4)
  const digits = Array.from(turned, character => String(Number.parseInt(character, 36))).join('')
  return BigInt(digits) % 97n === 1n ? null : 'check'
}

/** A SWIFT code (ISO 9362): bank, country and place, 8 characters, or 11 with a branch. */
function isSwiftCode(text: string): boolean {
  return /^[A-Z]{6}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/i.test(text.trim())
}

export type PropertyFault = 'required' | 'tooLong' | 'cardNumber' | 'cardCheck' | 'swift'

/** What is wrong with one thing that a card states, by the configuration of the site; null when it will do. */
export function propertyFault(
  { propertyKey, isRequired }: { readonly propertyKey: string; readonly isRequired: number },
  value: string,
): PropertyFault | null {
  const text = value.trim()
  if (text === '') return isRequired === 1 ? 'required' : null
  if (text.length > PROPERTY_LENGTH) return 'tooLong'
  if (propertyKey === SWIFT) return isSwiftCode(text) ? null : 'swift'
  if (propertyKey !== CARD_NUMBER) return null
  const fault = cardNumberFault(text)
  return fault === null ? null : fault === 'check' ? 'cardCheck' : 'cardNumber'
}
