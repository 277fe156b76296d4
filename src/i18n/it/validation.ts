import type { Translation } from '../types.ts'

export default {
  required: 'Compilare questo campo',
  passwordLength: 'Almeno 8 caratteri',
  passwordLetter: 'Deve contenere lettere',
  passwordCharacters: 'Sono ammesse solo lettere e cifre',
  passwordCommon: 'Non una password comune, come password1 o qwerty123',
  passwordsDiffer: 'Le due password sono diverse',
  email: 'Questo non è un indirizzo e-mail',
  phone: 'Questo non è un numero di telefono',
  amount: 'Zero o più, al massimo 2 decimali',
  notANumber: 'Questo non è un numero',
  positive: 'Deve essere maggiore di zero',
  minimum: 'Almeno {minimum}',
  maximum: 'Al massimo {maximum}',
  decimals: 'Decimali: al massimo {decimals}',
  moreThanAvailable: 'Più del disponibile',
  code: '{length} cifre',
  exponent: 'Scriva il numero per esteso, senza «e»',
  separators: 'Non è chiaro dove comincino i decimali. Lo scriva come {example}',
  negative: 'Non deve essere inferiore a zero',
  tooLong: 'Al massimo {digits} cifre',
} satisfies Translation['validation']
