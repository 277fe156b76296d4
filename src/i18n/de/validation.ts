import type { Translation } from '../types.ts'

export default {
  required: 'Bitte ausfüllen',
  passwordLength: 'Mindestens 8 Zeichen',
  passwordLetter: 'Muss Buchstaben enthalten',
  passwordCharacters: 'Nur Buchstaben und Ziffern sind erlaubt',
  passwordCommon: 'Kein häufiges Passwort wie password1 oder qwerty123',
  passwordsDiffer: 'Die beiden Passwörter stimmen nicht überein',
  email: 'Das ist keine E-Mail-Adresse',
  phone: 'Das ist keine Telefonnummer',
  amount: 'Null oder mehr, höchstens 2 Nachkommastellen',
  notANumber: 'Das ist keine Zahl',
  positive: 'Muss größer als null sein',
  minimum: 'Mindestens {minimum}',
  maximum: 'Höchstens {maximum}',
  decimals: 'Nachkommastellen: höchstens {decimals}',
  moreThanAvailable: 'Mehr als verfügbar',
  code: 'Ziffern: {length}',
  exponent: 'Bitte die Zahl ausschreiben, ohne „e“',
  separators: 'Es ist nicht klar, wo die Nachkommastellen beginnen. Schreiben Sie es wie {example}',
  negative: 'Darf nicht unter null liegen',
  tooLong: 'Höchstens {digits} Ziffern',
} satisfies Translation['validation']
